/** The player's choice on this device; `auto` until they choose. */
export type ViewPreference = "auto" | "solid" | "flat";

/** What can be drawn in 3D. Players choose for wheels and for card tables separately. */
export type SolidKind = "wheel" | "table";

type Device = {
  preference: ViewPreference;
  kind: SolidKind;
  /** Whether the browser supports WebGL in a worker. */
  canDraw: boolean;
  prefersReducedMotion: boolean;
  savesData: boolean;
  /** Whether drawing was tried and did not work, or was too slow. */
  hasFailed: boolean;
};

/**
 * Decides how the table is shown. The flat view works everywhere, so it is shown first, and is kept wherever the 3D
 * view cannot be drawn well. Card tables stay flat until the player asks for 3D: their flat cards are quicker to
 * read, and the 3D ones take seconds to load.
 */
export function chooseView(device: Device): "solid" | "flat" {
  const { preference, kind, canDraw, prefersReducedMotion, savesData, hasFailed } = device;
  if (!canDraw || hasFailed || prefersReducedMotion || preference === "flat") return "flat";
  if (preference === "solid") return "solid";
  return kind === "wheel" && !savesData ? "solid" : "flat";
}

const memoryOf = (kind: SolidKind) => `parlour-${kind}-view`;

export function readViewPreference(
  storage: Pick<Storage, "getItem"> | null,
  kind: SolidKind,
): ViewPreference {
  const kept = storage?.getItem(memoryOf(kind));
  return kept === "solid" || kept === "flat" ? kept : "auto";
}

export function keepViewPreference(
  storage: Pick<Storage, "setItem"> | null,
  kind: SolidKind,
  chosen: ViewPreference,
): void {
  storage?.setItem(memoryOf(kind), chosen);
}

export const canDrawSolid = (): boolean =>
  typeof WebGL2RenderingContext === "function" &&
  typeof Worker === "function" &&
  typeof OffscreenCanvas === "function" &&
  "transferControlToOffscreen" in HTMLCanvasElement.prototype;
