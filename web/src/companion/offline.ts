/** Keeps everything the companion needs on the device, so that it opens without a network. */

import { findVoices, recordingFiles } from "./voice";

export type Kept = "kept" | "no-worker" | "failed";

/** Asks the service worker to keep the files named beside the page, and what the host recorded. */
export async function keepOffline(): Promise<Kept> {
  if (!("serviceWorker" in navigator)) return "no-worker";
  try {
    const ready = await navigator.serviceWorker.ready;
    const list = (await (await fetch(new URL("companion-files.json", ready.scope))).json()) as string[];
    await findVoices();
    const worker = ready.active;
    if (!worker) return "failed";
    return await new Promise((resolve) => {
      const channel = new MessageChannel();
      channel.port1.onmessage = ({ data }) => resolve(data === "kept" ? "kept" : "failed");
      worker.postMessage({ keep: [...new Set([...list, ...recordingFiles()])] }, [channel.port2]);
    });
  } catch {
    return "failed";
  }
}
