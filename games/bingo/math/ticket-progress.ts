import { type BingoPattern, bingoPatterns } from "./bingo-prizes.ts";
import type { BingoTicket } from "./bingo-ticket.ts";

/** The next pattern that a ticket can complete, and how many numbers it still needs; null after a full house. */
export type TicketProgress = { next: BingoPattern; missing: number } | null;

export function ticketProgress(rows: BingoTicket, called: ReadonlySet<number>): TicketProgress {
  const missing = rows
    .map((row) => row.filter((number) => !called.has(number)).length)
    .toSorted((one, other) => one - other);
  const complete = missing.filter((count) => count === 0).length;
  const next = bingoPatterns[complete];
  if (next === undefined) return null;
  return { next, missing: missing.slice(0, complete + 1).reduce((sum, count) => sum + count, 0) };
}
