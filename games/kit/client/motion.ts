type Pending = { finish(): void };

/**
 * Controls all animation during a round. A press skips the rest, and players who prefer reduced motion or play in
 * instant mode see the result immediately.
 */
export type Motion = {
  /** Whether results are shown immediately, without animation. */
  readonly reduced: boolean;
  pause(ms: number): Promise<void>;
  animate(
    element: Element | null,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions & { duration: number },
  ): Promise<void>;
  /** Ends all current pauses and animations; returns whether there were any. */
  skip(): boolean;
};

export const prefersReducedMotion = () =>
  globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

export function createMotion(isReduced: () => boolean = prefersReducedMotion): Motion {
  const pending = new Set<Pending>();

  function track(start: (done: () => void) => Pending): Promise<void> {
    return new Promise((resolve) => {
      const done = () => {
        pending.delete(entry);
        resolve();
      };
      const entry: Pending = start(done);
      pending.add(entry);
    });
  }

  return {
    get reduced() {
      return isReduced();
    },
    pause(ms) {
      if (isReduced()) return Promise.resolve();
      return track((done) => {
        const timer = setTimeout(done, ms);
        return {
          finish() {
            clearTimeout(timer);
            done();
          },
        };
      });
    },
    animate(element, keyframes, options) {
      if (element === null) return Promise.resolve();
      const animation = element.animate(keyframes, {
        fill: "both",
        ...options,
        ...(isReduced() && { duration: 1, delay: 0 }),
      });
      return track((done) => {
        // Removing an element cancels its animation, and the round continues.
        animation.finished.then(done, done);
        return { finish: () => animation.finish() };
      });
    },
    skip() {
      const any = pending.size > 0;
      for (const entry of [...pending]) entry.finish();
      return any;
    },
  };
}
