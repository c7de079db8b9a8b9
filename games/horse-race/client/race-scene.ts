import type { RaceResult } from "../math/run-race.ts";
import {
  asideAt,
  type Course,
  horizon,
  paintCourse,
  paintFar,
  paintNearRail,
  paintStall,
} from "./paint-course.ts";
import { paintHorse } from "./paint-horse.ts";
import { progressOf } from "./race-progress.ts";

export type RaceScene = {
  /**
   * Shows a race from the start; `elapsed` returns how long it has been running. While `race` is null, the
   * horses wait at the gate.
   */
  show(race: RaceResult | null, elapsed: () => number): void;
  resize(width: number, height: number): void;
  destroy(): void;
};

const strides = 10;
const runners = 8;
/** The fraction of the course that is in view. */
const view = 0.24;
/** The maximum scale of a horse, for the lane nearest to the viewer. */
const largest = 1.12;
/** How many milliseconds of each 16 ms frame may be spent on painting horses in advance. */
const paintingMs = 4;

/** The race scene: the camera follows the leaders past rails, posts and lamps to the finish. */
export function createRaceScene(canvas: HTMLCanvasElement, isReduced: () => boolean): RaceScene {
  const context = canvas.getContext("2d")!;
  let size = { width: 300, height: 200, ratio: 1 };
  let race: RaceResult | null = null;
  let elapsed = () => 0;
  let scheduled = 0;
  let isGone = false;
  let far: HTMLCanvasElement | null = null;
  const sprites = new Map<number, HTMLCanvasElement>();

  const wake = () => {
    if (scheduled === 0 && !isGone) scheduled = requestAnimationFrame(draw);
  };

  /** The picture of a horse at one point of its stride. It is painted once; frames only copy it. */
  function spriteOf(number: number, stride: number, wide: number): HTMLCanvasElement {
    const key = number * strides + stride;
    let sprite = sprites.get(key);
    if (!sprite) {
      sprite = document.createElement("canvas");
      sprite.width = Math.round(wide * largest * size.ratio);
      sprite.height = Math.round(sprite.width * 0.8);
      const paint = sprite.getContext("2d")!;
      const scale = sprite.width / 124;
      paint.setTransform(scale, 0, 0, scale, 2 * scale, 6 * scale);
      paintHorse(paint, number, stride / strides);
      sprites.set(key, sprite);
    }
    return sprite;
  }

  /** Paints a few horse pictures per frame while the horses wait; returns whether any are left. */
  function paintAhead(wide: number): boolean {
    const until = performance.now() + paintingMs;
    for (let at = 0; at < runners * strides; at++) {
      if (performance.now() > until) return true;
      spriteOf(1 + Math.floor(at / strides), at % strides, wide);
    }
    return false;
  }

  function draw(): void {
    scheduled = 0;
    const { width, height, ratio } = size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const ms = race === null ? 0 : elapsed();
    const progress =
      race === null ? Array<number>(runners).fill(0) : race.passes.map((passes) => progressOf(passes, ms));
    const lead = Math.max(...progress);
    // The leaders stay in the right half of the view; the camera stops at the finish.
    const camera = Math.min(1 - view * 0.62, Math.max(-view * 0.6, lead - view * 0.7));
    const course: Course = { width, height, camera, xOf: (part) => ((part - camera) / view) * width };
    far ??= paintFar(width, height, ratio);
    paintCourse(context, course, far);
    const wide = Math.min(width * 0.3, height * 0.4);
    const isMoving = race !== null && ms > 0;
    for (let number = 1; number <= runners; number++) {
      const part = (number - 0.5) / runners;
      const lane = height * (horizon + 0.075 + part * 0.55);
      const tall = wide * (largest - 0.32 + part * 0.32);
      const gate = course.xOf(0.004) + asideAt(lane, height);
      if (gate > -tall) paintStall(context, gate, lane, tall * 0.62);
      const stride = isMoving && !isReduced() ? Math.floor(((ms / 430 + number * 0.37) % 1) * strides) : 2;
      const x = course.xOf(progress[number - 1]!) + asideAt(lane, height);
      context.drawImage(
        spriteOf(number, stride, wide),
        x - tall * 0.94,
        lane - tall * 0.72,
        tall,
        tall * 0.8,
      );
    }
    paintNearRail(context, course);
    const isAhead = race === null && !isReduced() && paintAhead(wide);
    const isRunning = race !== null && ms < Math.max(...race.passes.map((passes) => passes.at(-1)!)) + 1_500;
    if (isAhead || isRunning) wake();
  }

  return {
    show(next, clock) {
      race = next;
      elapsed = clock;
      wake();
    },
    resize(width, height) {
      // In a small window the course is hidden while bets are open, so there is nothing to draw on.
      if (width === 0 || height === 0) return;
      const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
      size = { width, height, ratio };
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      sprites.clear();
      far = null;
      wake();
    },
    destroy() {
      isGone = true;
      cancelAnimationFrame(scheduled);
    },
  };
}
