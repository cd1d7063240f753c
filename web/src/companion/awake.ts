/** The screen stays on: by a wake lock where the browser has one, elsewhere by a film of one dark picture. */

let lock: WakeLockSentinel | null = null;
let film: HTMLVideoElement | null = null;
let wanted = false;

export type Awake = "lock" | "film" | "none";

/** Keeps the screen on until it is let go. Called by a tap, which the film needs. */
export async function stayAwake(): Promise<Awake> {
  wanted = true;
  if ("wakeLock" in navigator) {
    try {
      lock ??= await navigator.wakeLock.request("screen");
      lock.addEventListener("release", () => (lock = null));
      return "lock";
    } catch {
      // Not allowed now, on an empty battery for example.
    }
  }
  return (await roll()) ? "film" : "none";
}

export function letSleep(): void {
  wanted = false;
  void lock?.release();
  lock = null;
  film?.pause();
}

document.addEventListener("visibilitychange", () => {
  if (wanted && document.visibilityState === "visible") void stayAwake();
});

/** A film recorded here, a second long and played again and again: a device that plays one does not sleep. */
async function roll(): Promise<boolean> {
  try {
    film ??= await record();
    await film.play();
    return true;
  } catch {
    film = null;
    return false;
  }
}

async function record(): Promise<HTMLVideoElement> {
  const canvas = Object.assign(document.createElement("canvas"), { width: 2, height: 2 });
  const paint = canvas.getContext("2d");
  const recorder = new MediaRecorder(canvas.captureStream(10));
  const parts: Blob[] = [];
  recorder.ondataavailable = (event) => parts.push(event.data);
  const ended = new Promise((resolve) => (recorder.onstop = resolve));
  recorder.start();
  for (let picture = 0; picture < 10; picture++) {
    paint?.fillRect(0, 0, 2, 2);
    await new Promise((next) => setTimeout(next, 100));
  }
  recorder.stop();
  await ended;
  const shown = Object.assign(document.createElement("video"), { loop: true, muted: true, playsInline: true });
  shown.src = URL.createObjectURL(new Blob(parts, { type: recorder.mimeType }));
  return shown;
}
