/** How large a pixel of a screen of 1920 by 1080 is here. */

export class Scale {
  u = $state(1);

  /** Measures now and whenever the window changes, until it is told to stop. */
  start(): () => void {
    const measure = (): void => {
      this.u = Math.max(0.3, Math.min(innerWidth / 1920, innerHeight / 1080));
    };
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }
}
