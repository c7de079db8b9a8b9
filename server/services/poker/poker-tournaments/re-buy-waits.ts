import type { TournamentTable } from "../../../kit/ports/tournament-tables.ts";
import type { EntryBust, EntryRow } from "./entry-store.ts";
import { mayBuy } from "./purchases.ts";
import type { TournamentRow } from "./tournament-store.ts";

/** How long a player without chips may think about a re-buy. The table continues to play in the meantime. */
const reBuyMs = 30_000;

/** A player without chips, and the hand in which they lost them. */
export type Busted = { entry: EntryRow; bust: EntryBust; hunters: readonly string[] };

/** Returns all players without chips: those who have just busted, and those who are thinking about a re-buy. */
export function bustedPlayers(
  tables: readonly TournamentTable[],
  playing: readonly EntryRow[],
  nowMs: number,
): Busted[] {
  return tables.flatMap(({ id, seats, handNumber, lastHand, isBetweenHands }) =>
    seats.flatMap(({ stack, owner }) => {
      const entry = playing.find((one) => one.owner === owner);
      if (stack > 0 || !entry) return [];
      if (entry.bust) return [{ entry, bust: entry.bust, hunters: [] }];
      if (!isBetweenHands) return [];
      const player = lastHand?.players.find((one) => one.owner === owner);
      const bust = {
        hand: `${id}/${handNumber}`,
        endedMs: lastHand?.endedMs ?? 0,
        startingStack: player?.startingStack ?? 0,
        untilMs: nowMs + reBuyMs,
      };
      return [{ entry, bust, hunters: player?.hunters ?? [] }];
    }),
  );
}

type Waiting = { tables: readonly TournamentTable[]; nowMs: number; isBuying(entry: EntryRow): boolean };

/** Whether a player without chips may still re-buy, or is already paying for a re-buy. */
export function mayWait(
  tournament: TournamentRow,
  { entry, bust }: Busted,
  { tables, nowMs, isBuying }: Waiting,
): boolean {
  const waiting = { ...entry, bust };
  if (mayBuy(tournament, { entry: waiting, tables, nowMs }, "RE_BUY")) return true;
  // A payment in progress may finish after the player's time has run out, but not after the re-buy period has ended.
  const late = { ...entry, bust: { ...bust, untilMs: Number.POSITIVE_INFINITY } };
  return isBuying(entry) && mayBuy(tournament, { entry: late, tables, nowMs }, "RE_BUY");
}
