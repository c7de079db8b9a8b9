import type { LivePhase } from "@parlour/contracts/sockets/live-table";
import type { Motion } from "../../kit/client/motion.ts";
import type { Sound } from "../../kit/client/sound.ts";
import { crashReachesAfterMs, crashWorthAt } from "../math/crash.ts";
import { paintRocket } from "./paint-rocket.ts";
import type { TimesText } from "./read-times.ts";

export type Flight = { phase: LivePhase; number: number; startsAt: number | null; point: number | null };

export type CrashScene = {
  show(flight: Flight | null): void;
  resize(width: number, height: number): void;
  destroy(): void;
};

type Spark = { x: number; y: number; vx: number; vy: number };

const boomMs = 1_200;
const samples = 48;
/** The minimum time and multiplier ranges of the chart, chosen so that the first seconds climb visibly. */
const shortestMs = 8_000;
const lowestTop = 1;
/** Space for the scale on the left, in pixels. */
const margin = 48;
const growth = Math.LN2 / crashReachesAfterMs(200);
/** The multiplier without rounding, for smooth animation. */
const heightAt = (ms: number) => Math.exp(growth * ms) - 1;

/**
 * The sky with the rocket on its curve. It follows the server's clock, so that all players see the same
 * moment.
 */
export function createCrashScene(
  canvas: HTMLCanvasElement,
  { now, motion, sound, text }: { now: () => number; motion: Motion; sound: Sound; text: TimesText },
): CrashScene {
  const context = canvas.getContext("2d")!;
  let flight: Flight | null = null;
  let size = { width: 300, height: 200, ratio: 1 };
  let scheduled = 0;
  let boom: { at: number; sparks: Spark[] } | null = null;
  let isGone = false;

  const wake = () => {
    if (scheduled === 0 && !isGone) scheduled = requestAnimationFrame(draw);
  };

  function draw(): void {
    scheduled = 0;
    const { width, height, ratio } = size;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
    context.clearRect(0, 0, width, height);
    const isFlying = flight?.phase === "RUNNING" && flight.startsAt !== null;
    const elapsed = isFlying ? Math.max(0, now() - flight!.startsAt!) : 0;
    const worth = isFlying ? crashWorthAt(elapsed) : (flight?.point ?? 100);
    paintGrid(context, size, worth, text);
    // The multiplier is painted behind the rocket, so that it never hides the rocket.
    if (isFlying || flight?.phase === "RESULT") paintWorth(worth, isFlying ? "#f3eee3" : "#ef6a80");
    if (isFlying) paintFlight(elapsed);
    else if (flight?.phase === "RESULT") paintGone(worth);
    else paintPad();
    const isBooming = boom !== null && performance.now() - boom.at < boomMs;
    if (isFlying && motion.reduced) setTimeout(wake, 200);
    else if (isFlying || isBooming) wake();
  }

  /** The scale of the chart, which zooms out during the flight so that the rocket stays visible. */
  function scaleOf(elapsed: number) {
    const { width, height } = size;
    const mostMs = Math.max(shortestMs, elapsed * 1.22);
    const most = Math.max(lowestTop, heightAt(elapsed) * 1.3);
    return (ms: number): [number, number] => [
      margin + (ms / mostMs) * (width * 0.95 - margin),
      height * 0.88 - (heightAt(ms) / most) * height * 0.7,
    ];
  }

  function paintFlight(elapsed: number): void {
    const placeOf = scaleOf(elapsed);
    paintCurve(placeOf, elapsed, "#f2d391");
    const [x, y] = placeOf(elapsed);
    const [bx, by] = placeOf(Math.max(0, elapsed - 200));
    const turn = elapsed < 200 ? -0.25 : Math.atan2(y - by, x - bx);
    context.save();
    context.translate(x, y + (motion.reduced ? 0 : Math.sin(elapsed / 110) * 1.6));
    context.rotate(turn + Math.PI / 2);
    paintRocket(
      context,
      Math.min(size.width, size.height) * 0.12,
      motion.reduced ? 1 : 0.8 + Math.random() * 0.4,
    );
    context.restore();
  }

  function paintGone(worth: number): void {
    const elapsed = crashReachesAfterMs(worth);
    const placeOf = scaleOf(elapsed);
    paintCurve(placeOf, elapsed, "#a83246");
    const since = boom === null ? boomMs : performance.now() - boom.at;
    if (boom !== null && since < boomMs) paintBoom(placeOf(elapsed), boom.sparks, since);
  }

  function paintPad(): void {
    const [x, y] = scaleOf(0)(0);
    context.save();
    context.translate(x + 14, y - 10);
    context.rotate(0.6);
    paintRocket(context, Math.min(size.width, size.height) * 0.11, 0);
    context.restore();
  }

  function paintCurve(placeOf: (ms: number) => [number, number], elapsed: number, colour: string): void {
    context.beginPath();
    for (let k = 0; k <= samples; k++) context.lineTo(...placeOf((k / samples) * elapsed));
    context.strokeStyle = colour;
    context.lineCap = "round";
    for (const [thick, alpha] of [
      [14, 0.1],
      [7, 0.22],
      [3, 1],
    ] as const) {
      context.globalAlpha = alpha;
      context.lineWidth = thick;
      context.stroke();
    }
    const [x] = placeOf(elapsed);
    context.lineTo(x, size.height * 0.88);
    context.lineTo(margin, size.height * 0.88);
    context.closePath();
    const below = context.createLinearGradient(0, size.height * 0.2, 0, size.height * 0.88);
    below.addColorStop(0, colour);
    below.addColorStop(1, `${colour}00`);
    context.globalAlpha = 0.16;
    context.fillStyle = below;
    context.fill();
    context.globalAlpha = 1;
  }

  /** The multiplier is shown above the curve, where the sky is empty. */
  function paintWorth(worth: number, colour: string): void {
    const written = text.times(worth);
    // A high multiplier is wide and must not cover the scale.
    const widest = ((size.width - margin) * 0.8) / (written.length * 0.56);
    const letter = Math.min(size.width * 0.19, size.height * 0.24, 120, widest);
    const x = margin + (size.width - margin) * 0.42;
    const y = letter * 0.85;
    context.font = `700 ${letter}px Inter, sans-serif`;
    context.textAlign = "center";
    context.textBaseline = "middle";
    context.lineJoin = "round";
    context.strokeStyle = "rgba(7,10,20,0.8)";
    context.lineWidth = letter * 0.08;
    context.strokeText(written, x, y);
    context.fillStyle = colour;
    context.fillText(written, x, y);
  }

  function paintBoom([x, y]: readonly [number, number], sparks: readonly Spark[], since: number): void {
    const part = since / boomMs;
    context.globalAlpha = 1 - part;
    for (const [at, spark] of sparks.entries()) {
      context.fillStyle = ["#ffd36b", "#ff7a4a", "#fff3c4"][at % 3]!;
      context.beginPath();
      context.arc(
        x + spark.x + spark.vx * part,
        y + spark.y + spark.vy * part + 60 * part * part,
        4 * (1 - part) + 1,
        0,
        7,
      );
      context.fill();
    }
    context.globalAlpha = 1;
  }

  return {
    show(next) {
      const isOver = flight?.phase === "RUNNING" && next?.phase === "RESULT" && next.number === flight.number;
      const isOff = next?.phase === "RUNNING" && flight?.phase === "BETTING";
      flight = next;
      if (isOff) sound.play("spin");
      if (isOver) {
        sound.play("boom");
        boom = motion.reduced ? null : { at: performance.now(), sparks: sparksOf(60) };
      }
      wake();
    },
    resize(width, height) {
      const ratio = Math.min(2, globalThis.devicePixelRatio || 1);
      size = { width, height, ratio };
      canvas.width = Math.round(width * ratio);
      canvas.height = Math.round(height * ratio);
      wake();
    },
    destroy() {
      isGone = true;
      cancelAnimationFrame(scheduled);
    },
  };
}

function sparksOf(count: number): Spark[] {
  return Array.from({ length: count }, () => {
    const angle = Math.random() * Math.PI * 2;
    const speed = 40 + Math.random() * 150;
    return { x: 0, y: 0, vx: Math.cos(angle) * speed, vy: Math.sin(angle) * speed };
  });
}

function paintGrid(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  worth: number,
  text: TimesText,
): void {
  context.strokeStyle = "rgba(217,178,106,0.14)";
  context.lineWidth = 1;
  context.beginPath();
  for (let k = 1; k < 8; k++) {
    const x = margin + (k * (width * 0.95 - margin)) / 8;
    context.moveTo(x, height * 0.06);
    context.lineTo(x, height * 0.88);
  }
  context.fillStyle = "rgba(169,180,194,0.85)";
  context.font = "500 11px Inter, sans-serif";
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (let k = 0; k <= 4; k++) {
    const y = height * 0.88 - (k / 4) * height * 0.7;
    context.moveTo(margin, y);
    context.lineTo(width * 0.95, y);
    context.fillText(text.scale(100 + (Math.max(100, (worth - 100) * 1.3) * k) / 4), margin - 7, y);
  }
  context.stroke();
}
