/** The player's choice on this device; `auto` until they choose. */
export type WheelPreference = "auto" | "solid" | "flat";

type Device = {
  preference: WheelPreference;
  /** Whether the browser supports WebGL in a worker. */
  canDraw: boolean;
  prefersReducedMotion: boolean;
  savesData: boolean;
  /** Whether drawing was tried and did not work, or was too slow. */
  hasFailed: boolean;
};

/**
 * Decides which wheel the table shows. The flat wheel works everywhere, so it is shown first, and instead of the 3D
 * wheel wherever that cannot be drawn well.
 */
export function chooseWheelView(device: Device): "solid" | "flat" {
  const { preference, canDraw, prefersReducedMotion, savesData, hasFailed } = device;
  if (!canDraw || hasFailed || prefersReducedMotion || preference === "flat") return "flat";
  return preference === "auto" && savesData ? "flat" : "solid";
}

const memory = "parlour-wheel-view";

export function readWheelPreference(storage: Pick<Storage, "getItem"> | null): WheelPreference {
  const kept = storage?.getItem(memory);
  return kept === "solid" || kept === "flat" ? kept : "auto";
}

export function keepWheelPreference(storage: Pick<Storage, "setItem"> | null, chosen: WheelPreference): void {
  storage?.setItem(memory, chosen);
}

export const canDrawSolid = (): boolean =>
  typeof WebGL2RenderingContext === "function" &&
  typeof Worker === "function" &&
  typeof OffscreenCanvas === "function" &&
  "transferControlToOffscreen" in HTMLCanvasElement.prototype;
