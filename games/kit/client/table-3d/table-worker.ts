import { createFrameLoop } from "../solid/frame-loop.ts";
import { openContext } from "../solid/open-context.ts";
import { cardsRestAt } from "./card-motion.ts";
import { stackRestsAt } from "./chip-motion.ts";
import { cameraMs } from "./table-camera.ts";
import type { FromTable, TableState, ToTable } from "./table-messages.ts";
import type { TableScene } from "./table-scene.ts";

/*
 * Draws a card table on a canvas in a worker, so that compiling shaders and drawing never delay the page's response to a
 * click.
 */

const scope = self as unknown as {
  postMessage(message: FromTable): void;
  close(): void;
  addEventListener(type: "message", listener: (event: MessageEvent<ToTable>) => void): void;
};

type Open = Extract<ToTable, { type: "open" }>;
type Size = Extract<ToTable, { type: "size" }>;

let scene: TableScene | null = null;
let state: TableState | null = null;
/** The server's time minus the time of this thread's own clock. */
let clockOffsetMs = Date.now() - performance.now();
let size: Size | null = null;
let isLost = false;
let isAsked = false;
let reported = -1;

const serverNow = () => performance.now() + clockOffsetMs;
const loop = createFrameLoop({
  draw: drawOnce,
  stillUntil: (now) => (now > restsAt() ? { wakesAt: null } : null),
  now: serverNow,
  setQuality: (level) => scene?.setQuality(level),
  onTooSlow: () => {
    if (!isAsked) fail("slow");
  },
});

function restsAt(): number {
  if (state === null) return Number.NEGATIVE_INFINITY;
  const { cards, stacks, camera } = state;
  return Math.max(cardsRestAt(cards), camera.since + cameraMs, ...stacks.map(stackRestsAt)) + 50;
}

function fail(cause: Extract<FromTable, { type: "failed" }>["cause"]): void {
  isLost = true;
  loop.close();
  scope.postMessage({ type: "failed", cause });
}

async function open({ canvas, pictures, plan, felt, isAsked: asked }: Open): Promise<void> {
  isAsked = asked;
  canvas.addEventListener("webglcontextlost", () => fail("lost"));
  const context = openContext(canvas, isAsked, loop.startAtLowestQuality);
  if (context === null) {
    fail("unsupported");
    return;
  }
  // Three.js is loaded only if WebGL is available.
  const { createTableScene } = await import("./table-scene.ts");
  if (isLost) return;
  const made = createTableScene({ canvas, context, pictures, plan, felt });
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
  scene.draw(state, now);
  reportRest(now);
}

/** Reports the visible faces once after every change, when all cards lie still. */
function reportRest(now: number): void {
  if (scene === null || state === null || reported === state.version || now < cardsRestAt(state.cards))
    return;
  reported = state.version;
  scope.postMessage({ type: "rest", version: state.version, faces: scene.readFaces() });
}

scope.addEventListener("message", ({ data }) => {
  if (data.type === "open") void open(data);
  else if (data.type === "table") {
    clockOffsetMs = Date.now() - performance.now() + data.clockOffsetMs;
    state = data.state;
    loop.start();
  } else if (data.type === "size") {
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
