import type { RaceResult } from "../math/run-race.ts";
import { paintHorse } from "./paint-horse.ts";
import { progressOf } from "./race-progress.ts";

export type RaceScene = {
  /** Shows a race from the start; `elapsed` tells how long it has been on. Null: the horses wait at the gate. */
  show(race: RaceResult | null, elapsed: () => number): void;
  resize(width: number, height: number): void;
  destroy(): void;
};

const strides = 10;
const runners = 8;
/** How much of the course the picture shows at once. */
const view = 0.24;

/** The race as it is run: the picture follows the leaders past rails, posts and lamps to the finish. */
export function createRaceScene(canvas: HTMLCanvasElement, isReduced: () => boolean): RaceScene {
  const context = canvas.getContext("2d")!;
  let size = { width: 300, height: 200, ratio: 1 };
  let race: RaceResult | null = null;
  let elapsed = () => 0;
  let scheduled = 0;
  let isGone = false;
  const sprites = new Map<number, HTMLCanvasElement>();

  const wake = () => {
    if (scheduled === 0 && !isGone) scheduled = requestAnimationFrame(draw);
  };

  /** Each stride of each horse is painted once: a frame then only copies them. */
  function spriteOf(number: number, stride: number, wide: number): HTMLCanvasElement {
    const key = number * strides + stride;
    let sprite = sprites.get(key);
    if (!sprite) {
      sprite = document.createElement("canvas");
      sprite.width = Math.round(wide * size.ratio);
      sprite.height = Math.round(wide * 0.8 * size.ratio);
      const paint = sprite.getContext("2d")!;
      const scale = sprite.width / 124;
      paint.setTransform(scale, 0, 0, scale, 2 * scale, 6 * scale);
      paintHorse(paint, number, stride / strides);
      sprites.set(key, sprite);
    }
    return sprite;
  }

  function draw(): void {
    scheduled = 0;
    const { width, height, ratio } = size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    const ms = race === null ? 0 : elapsed();
    const progress =
      race === null ? Array<number>(runners).fill(0) : race.passes.map((passes) => progressOf(passes, ms));
    const lead = Math.max(...progress);
    // The leaders run in the right half of the picture; at the finish the picture stands.
    const camera = Math.min(1 - view * 0.62, Math.max(-view * 0.2, lead - view * 0.66));
    const xOf = (part: number) => ((part - camera) / view) * width;
    paintGround(context, width, height, camera, xOf);
    const wide = Math.min(width * 0.26, height * 0.34);
    const isMoving = race !== null && ms > 0;
    for (let number = 1; number <= runners; number++) {
      const lane = height * (0.4 + ((number - 0.5) / runners) * 0.5);
      const at = progress[number - 1]!;
      const stride = isMoving && !isReduced() ? Math.floor(((ms / 430 + number * 0.37) % 1) * strides) : 2;
      const sprite = spriteOf(number, stride, wide);
      context.drawImage(sprite, xOf(at) - wide * 0.94, lane - wide * 0.72, wide, wide * 0.8);
    }
    paintRail(context, width, height, xOf, camera, 0.96);
    if (race !== null && ms < Math.max(...race.passes.map((passes) => passes.at(-1)!)) + 1_500) wake();
  }

  return {
    show(next, clock) {
      race = next;
      elapsed = clock;
      wake();
    },
    resize(width, height) {
      const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
      size = { width, height, ratio };
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      sprites.clear();
      wake();
    },
    destroy() {
      isGone = true;
      cancelAnimationFrame(scheduled);
    },
  };
}

function paintGround(
  c: CanvasRenderingContext2D,
  width: number,
  height: number,
  camera: number,
  xOf: (part: number) => number,
): void {
  const sky = c.createLinearGradient(0, 0, 0, height * 0.38);
  sky.addColorStop(0, "#0a1026");
  sky.addColorStop(1, "#22305c");
  c.fillStyle = sky;
  c.fillRect(0, 0, width, height * 0.38);
  // The stand passes slower than the rail: it is far away.
  for (let k = -1; k < 14; k++) {
    const x = (((k * 0.11 - camera * 0.45) % 1.3) + 1.3) % 1.3;
    c.fillStyle = "rgba(255,214,140,0.85)";
    c.beginPath();
    c.arc((x - 0.1) * width, height * (0.12 + 0.05 * Math.sin(k * 2.1)), 2.2, 0, 7);
    c.fill();
    c.fillStyle = "rgba(11,16,34,0.8)";
    c.fillRect((x - 0.1) * width, height * 0.2, width * 0.085, height * 0.18);
  }
  const turf = c.createLinearGradient(0, height * 0.38, 0, height);
  turf.addColorStop(0, "#15552f");
  turf.addColorStop(0.5, "#1f7a3f");
  turf.addColorStop(1, "#155a2e");
  c.fillStyle = turf;
  c.fillRect(0, height * 0.38, width, height);
  c.fillStyle = "rgba(255,255,255,0.045)";
  for (let k = 0; k < 60; k += 2) {
    const x = xOf(k / 50 - 0.1);
    if (x > -width && x < width * 2) c.fillRect(x, height * 0.38, width * 0.085, height);
  }
  paintRail(c, width, height, xOf, camera, 0.39);
  paintFinish(c, height, xOf(1));
}

function paintRail(
  c: CanvasRenderingContext2D,
  width: number,
  height: number,
  xOf: (part: number) => number,
  camera: number,
  at: number,
): void {
  const y = height * at;
  c.strokeStyle = "#f3eee3";
  c.lineWidth = Math.max(2, height * 0.012);
  c.beginPath();
  c.moveTo(0, y);
  c.lineTo(width, y);
  for (let k = Math.floor(camera * 40); k < camera * 40 + 14; k++) {
    c.moveTo(xOf(k / 40), y);
    c.lineTo(xOf(k / 40), y + height * 0.045);
  }
  c.stroke();
}

function paintFinish(c: CanvasRenderingContext2D, height: number, x: number): void {
  const cell = height * 0.03;
  for (let k = 0; k < 20; k++) {
    for (const side of [0, 1]) {
      c.fillStyle = (k + side) % 2 === 0 ? "#f3eee3" : "#14171f";
      c.fillRect(x + side * cell, height * 0.39 + k * cell, cell, cell);
    }
  }
  c.fillStyle = "#d9b26a";
  c.fillRect(x - 2, height * 0.14, 4, height * 0.26);
  c.fillStyle = "#a83246";
  c.beginPath();
  c.arc(x, height * 0.13, height * 0.035, 0, 7);
  c.fill();
}
