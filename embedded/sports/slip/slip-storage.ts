import { emptySlip, type Slip, type SlipSelection } from "./slip-state.ts";

const KEY = "sports-slip";
/** The version of the stored format; slips in an older format are discarded. */
const VERSION = 1;
/** How long a bet without an answer is kept. After that, a bet with the same content counts as a new one. */
const ATTEMPT_KEPT_MS = 24 * 3_600_000;

/**
 * The slip stored in this browser, across reloads and logins. Its prices may be outdated, so no bet can be
 * placed until the latest prices arrive; the accepted prices are kept, so that the player sees what has
 * changed.
 */
export function loadSlip(storage: Pick<Storage, "getItem"> = localStorage, nowMs: number = Date.now()): Slip {
  try {
    const { version, slip } = JSON.parse(storage.getItem(KEY) ?? "{}") as { version?: number; slip?: Slip };
    if (version !== VERSION || slip === undefined || !slip.selections.every(isSelection)) return emptySlip;
    return {
      ...slip,
      selections: slip.selections.map((selection) => ({ ...selection, status: "waiting" })),
      attempts: Object.fromEntries(
        Object.entries(slip.attempts ?? {}).filter(([, { sentAtMs }]) => nowMs - sentAtMs < ATTEMPT_KEPT_MS),
      ),
    };
  } catch {
    return emptySlip;
  }
}

/** Saves the slip. If storage is forbidden or full, the slip lasts until the page is closed. */
export function saveSlip(slip: Slip, storage: Pick<Storage, "setItem"> = localStorage): void {
  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, slip }));
  } catch {}
}

function isSelection(value: unknown): value is SlipSelection {
  const selection = value as SlipSelection;
  return (
    typeof selection?.eventId === "string" &&
    typeof selection.marketId === "string" &&
    typeof selection.outcome === "string" &&
    Number.isInteger(selection.price) &&
    Number.isInteger(selection.agreedPrice) &&
    typeof selection.names?.home === "string"
  );
}
