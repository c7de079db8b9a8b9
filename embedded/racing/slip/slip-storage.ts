import type { SlipEntry } from "./slip-entry.ts";

const KEY = "racing-slip";
/** The version of the stored format; slips in an older format are discarded. */
const VERSION = 1;
/**
 * How long a bet is kept on the slip. Race cards are published for today and tomorrow only, so the race of an older
 * bet is over.
 */
const KEPT_MS = 48 * 3_600_000;

/** Reads the slip stored in this browser, without the bets on races that are long over. */
export function loadEntries(
  storage: Pick<Storage, "getItem"> = localStorage,
  nowMs: number = Date.now(),
): readonly SlipEntry[] {
  try {
    const { version, entries } = JSON.parse(storage.getItem(KEY) ?? "{}") as Stored;
    if (version !== VERSION || !Array.isArray(entries) || !entries.every(isEntry)) return [];
    return entries.filter(({ addedAtMs }) => nowMs - addedAtMs < KEPT_MS);
  } catch {
    return [];
  }
}

/** Saves the slip. If storage is forbidden or full, the slip lasts until the page is closed. */
export function saveEntries(
  entries: readonly SlipEntry[],
  storage: Pick<Storage, "setItem"> = localStorage,
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, entries } satisfies Stored));
  } catch {}
}

type Stored = { version?: number; entries?: readonly SlipEntry[] };

function isEntry(value: unknown): value is SlipEntry {
  const entry = value as SlipEntry;
  return (
    typeof entry?.key === "string" &&
    typeof entry.raceId === "string" &&
    typeof entry.stake === "string" &&
    typeof entry.attempt === "string" &&
    Number.isFinite(entry.addedAtMs) &&
    (entry.market === "FIXED" ? typeof entry.runner?.name === "string" : Array.isArray(entry.selections))
  );
}
