import { emptySlip, type Slip, type SlipSelection } from "./slip-state.ts";

const KEY = "sports-slip";
/** Increased when the stored shape changes; an older slip is dropped. */
const VERSION = 1;

/**
 * The slip of this browser, kept over reloads and logins. Its prices are old: nothing can be bet on until the
 * newest prices arrive, while the agreed prices stay, so that the player sees what changed meanwhile.
 */
export function loadSlip(storage: Pick<Storage, "getItem"> = localStorage): Slip {
  try {
    const { version, slip } = JSON.parse(storage.getItem(KEY) ?? "{}") as { version?: number; slip?: Slip };
    if (version !== VERSION || slip === undefined || !slip.selections.every(isSelection)) return emptySlip;
    return {
      ...slip,
      selections: slip.selections.map((selection) => ({ ...selection, status: "waiting" })),
    };
  } catch {
    return emptySlip;
  }
}

/** Storage may be forbidden or full; the slip then lives as long as the page. */
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
