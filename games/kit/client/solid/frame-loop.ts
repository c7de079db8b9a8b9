import { createQualityGovernor, type QualityLevel } from "./quality.ts";

/** Frames are skipped on 120 Hz screens, which would use twice the energy for a difference that is hard to see. */
const shortestFrameMs = 11;
/** A pause longer than this between two frames is not measured, because drawing did not cause it. */
const longestFrameMs = 1_000;

type FrameLoopOptions = {
  draw(): void;
  /** Returns null while something is moving, otherwise the time of the next motion (`wakesAt`, null if unknown). */
  stillUntil(now: number): { wakesAt: number | null } | null;
  /** The server's current time. */
  now(): number;
  setQuality(level: QualityLevel): void;
  /** Called when frames stay very slow at the lowest quality. */
  onTooSlow(): void;
};

/** Draws frames while something moves and can be seen, and lowers the quality if they take too long. */
export function createFrameLoop({ draw, stillUntil, now, setQuality, onTooSlow }: FrameLoopOptions) {
  let governor = createQualityGovernor();
  let isOpen = false;
  let isShown = true;
  let frame = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastFrameAt: number | null = null;

  function tick(): void {
    frame = 0;
    if (!isShown || !isOpen) return;
    const started = performance.now();
    if (lastFrameAt !== null && started - lastFrameAt < shortestFrameMs) {
      frame = requestAnimationFrame(tick);
      return;
    }
    if (lastFrameAt !== null && started - lastFrameAt < longestFrameMs) {
      const step = governor.count(started - lastFrameAt);
      if (step === "giveUp") onTooSlow();
      if (!isOpen) return;
      if (step === "lower") setQuality(governor.level);
    }
    lastFrameAt = started;
    // If drawing takes longer than the rest of a motion, one more frame must show the motion's final position.
    const drawnFrom = now();
    draw();
    const still = stillUntil(drawnFrom);
    if (still === null) {
      frame = requestAnimationFrame(tick);
      return;
    }
    lastFrameAt = null;
    if (still.wakesAt !== null) timer = setTimeout(start, still.wakesAt - now());
  }

  function start(): void {
    if (!isShown || !isOpen) return;
    clearTimeout(timer);
    if (frame === 0) frame = requestAnimationFrame(tick);
  }

  function stop(): void {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    frame = 0;
    lastFrameAt = null;
  }

  return {
    get level() {
      return governor.level;
    },
    start,
    /** Starts the loop once the scene is ready. */
    open() {
      isOpen = true;
      start();
    },
    close() {
      isOpen = false;
      stop();
    },
    show(next: boolean) {
      isShown = next;
      if (isShown) start();
      else stop();
    },
    startAtLowestQuality() {
      governor = createQualityGovernor(3);
    },
  };
}
