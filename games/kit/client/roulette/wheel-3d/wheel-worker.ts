import { createFrameLoop } from "../../solid/frame-loop.ts";
import { openContext } from "../../solid/open-context.ts";
import { type CameraPose, cameraAt, mixPoses, waitingPose } from "./camera-path.ts";
import { planSpinPath, type SpinPath, type SpinRound, type WheelRest } from "./spin-path.ts";
import type { FromWheel, ToWheel } from "./wheel-messages.ts";
import type { WheelScene } from "./wheel-scene.ts";
import { pocketHeight, wheelShape } from "./wheel-shape.ts";

/*
 * Draws the wheel on a canvas in a worker, so that compiling shaders and drawing never delay the page's
 * response to a click. On a slow device, only the wheel drops frames.
 */

const scope = self as unknown as {
  postMessage(message: FromWheel): void;
  close(): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToWheel>) => void): void;
};
/** The time in which the camera moves from the last round's result back to the whole wheel. */
const returnMs = 1_600;
/** If the ball has run for this long without an outcome, the table has probably stopped, so we stop drawing. */
const longestRunMs = 60_000;

type Open = Extract<ToWheel, { type: "open" }>;
type Size = Extract<ToWheel, { type: "size" }>;

let scene: WheelScene | null = null;
let pockets = 0;
let path: SpinPath | null = null;
let round: SpinRound | null = null;
let rest: WheelRest = { rotor: 0, lying: null };
/** The server's time minus the time of this thread's own clock. */
let clockOffsetMs = Date.now() - performance.now();
let pose: CameraPose = waitingPose;
let cut: { from: CameraPose; at: number } | null = null;
let size: Size | null = null;
let reported = 0;
let isLost = false;
let isAsked = false;

const serverNow = () => performance.now() + clockOffsetMs;
const loop = createFrameLoop({
  draw: drawOnce,
  stillUntil,
  now: serverNow,
  setQuality: (level) => scene?.setQuality(level),
  onTooSlow: () => {
    if (!isAsked) fail("slow");
  },
});

function fail(cause: Extract<FromWheel, { type: "failed" }>["cause"]): void {
  isLost = true;
  loop.close();
  scope.postMessage({ type: "failed", cause });
}

async function open({ canvas, numbers, colours, isAsked: asked }: Open): Promise<void> {
  isAsked = asked;
  pockets = colours.pockets.length;
  canvas.addEventListener("webglcontextlost", () => fail("lost"));
  const context = openContext(canvas, isAsked, loop.startAtLowestQuality);
  if (context === null) {
    fail("unsupported");
    return;
  }
  // Three.js is loaded only if WebGL is available.
  const { createWheelScene } = await import("./wheel-scene.ts");
  if (isLost) return;
  const made = createWheelScene({ canvas, context, numbers, colours });
  made.setQuality(loop.level);
  if (size) made.resize(size.width, size.height, size.pixelRatio);
  await made.prepare();
  scene = made;
  drawOnce();
  scope.postMessage({ type: "ready" });
  loop.open();
}

function drawOnce(): void {
  if (scene === null) return;
  const now = serverNow();
  const rotor = path?.rotorAt(now) ?? rest.rotor;
  const ball = path?.ballAt(now) ?? {
    angle: rotor + ((rest.lying ?? 0) * 2 * Math.PI) / pockets,
    radius: wheelShape.pocketRadius,
    height: pocketHeight,
  };
  const planned = path ? cameraAt(path, now) : waitingPose;
  const share = cut ? Math.min(1, (now - cut.at) / returnMs) : 1;
  pose = cut && share < 1 ? mixPoses(cut.from, planned, share * share * (3 - 2 * share)) : planned;
  scene.draw(rotor, ball, pose);
  reportRest(now);
}

/** Reports the pocket in which the ball of the 3D wheel lies, once per round. */
function reportRest(now: number): void {
  if (scene === null || round === null || !path?.fall || now < path.fall.landsAt) return;
  if (reported === round.number) return;
  reported = round.number;
  scope.postMessage({ type: "rest", round: round.number, pocket: scene.readPocket() });
}

/** Returns null if something is moving now, otherwise when the next motion starts (`wakesAt`; null if not known). */
function stillUntil(now: number): { wakesAt: number | null } | null {
  if (cut !== null && now < cut.at + returnMs) return null;
  if (path === null) return { wakesAt: null };
  if (now < path.launchesAt) return { wakesAt: path.launchesAt };
  const restsAt = path.restsAt === null ? path.launchesAt + longestRunMs : path.restsAt + 100;
  return now > restsAt ? { wakesAt: null } : null;
}

function take(next: Extract<ToWheel, { type: "round" }>): void {
  clockOffsetMs = Date.now() - performance.now() + next.clockOffsetMs;
  if (round?.number !== next.round.number) {
    const now = serverNow();
    const turned = path?.rotorAt(now) ?? 0;
    rest = { rotor: turned % (2 * Math.PI), lying: next.lying ?? round?.drawn ?? null };
    if (path !== null) cut = { from: pose, at: now };
  }
  round = next.round;
  path = planSpinPath(pockets, round, rest);
  loop.start();
}

scope.addEventListener("message", ({ data }) => {
  if (data.type === "open") void open(data);
  else if (data.type === "round") take(data);
  else if (data.type === "size") {
    size = data;
    scene?.resize(data.width, data.height, data.pixelRatio);
    drawOnce();
  } else if (data.type === "show") loop.show(data.isShown);
  else {
    loop.close();
    scene?.dispose();
    scope.close();
  }
});
