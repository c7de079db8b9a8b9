import { type EntryMoment, isLateEntryOpen, mayReEnter } from "@parlour/poker/tournament/entry-rules";
import { clockAt, levelStartMs } from "@parlour/poker/tournament/structures";
import type { EntryRow } from "./entry-store.ts";
import type { TournamentRow } from "./tournament-store.ts";

export type RegistrationPhase = "OPEN" | "LATE" | "CLOSED";

type Phased = Pick<TournamentRow, "status" | "config" | "state">;

export function momentOf({ status, config, state }: Phased, nowMs: number): EntryMoment {
  const { startedMs } = state;
  const level = startedMs === null ? 0 : clockAt(config.structure, nowMs - startedMs).level;
  return { isRunning: status === "RUNNING", level };
}

/**
 * Returns the registration phase. Late registration ends with its last level, or earlier if the prizes are
 * fixed.
 */
export function registrationPhase(tournament: Phased, nowMs: number): RegistrationPhase {
  const { status, config, state } = tournament;
  if (status === "REGISTERING") return "OPEN";
  if (status !== "RUNNING" || state.prizes !== null) return "CLOSED";
  return isLateEntryOpen(config.entryRules, momentOf(tournament, nowMs)) ? "LATE" : "CLOSED";
}

/** Returns when late registration ends; null before the start, or if the tournament has no late registration. */
export function lateUntilMs({ config, state }: Phased): number | null {
  const { lateLevels } = config.entryRules;
  if (state.startedMs === null || lateLevels === 0) return null;
  return state.startedMs + levelStartMs(config.structure, lateLevels);
}

export const isIn = ({ status }: EntryRow): boolean =>
  status === "TAKING" || status === "REGISTERED" || status === "PLAYING";
const isOut = ({ status }: EntryRow): boolean => status === "OUT" || status === "PAID";

export const isCounted = (entry: EntryRow): boolean => isIn(entry) || isOut(entry);

/**
 * Returns why a player may not enter now; null if they may. Each entry that has busted counts towards the
 * re-entry limit.
 */
export function entryRefusal(
  tournament: Phased,
  entries: readonly EntryRow[],
  playerId: string,
  nowMs: number,
): "ALREADY_SEATED" | "SEAT_TAKEN" | "CONFLICT" | null {
  const own = entries.filter(({ owner }) => owner === playerId);
  if (own.some(isIn)) return "ALREADY_SEATED";
  if (registrationPhase(tournament, nowMs) === "CLOSED") return "CONFLICT";
  if (entries.filter(isCounted).length >= tournament.config.entriesMax) return "SEAT_TAKEN";
  const used = own.filter(isOut).length;
  const { entryRules } = tournament.config;
  return used === 0 || mayReEnter(entryRules, momentOf(tournament, nowMs), used) ? null : "CONFLICT";
}

/** Returns the entry that decides a player's place and seat: the active one, or else the latest. */
export function currentEntry(entries: readonly EntryRow[], playerId: string | null): EntryRow | undefined {
  const own = entries.filter((entry) => entry.owner === playerId && isCounted(entry));
  return own.find(isIn) ?? own.at(-1);
}
