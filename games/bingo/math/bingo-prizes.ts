import { type BingoTicket, rowsCompletedAt } from "./bingo-ticket.ts";

/** How many of the ninety balls are called in a game. */
export const CALLS = 60;

export const bingoPatterns = ["oneLine", "twoLines", "fullHouse"] as const;
export type BingoPattern = (typeof bingoPatterns)[number];

/** A prize as a multiple of the ticket's price, for a pattern that is complete after at most `within` calls. */
export type BingoPrize = { within: number; pays: number };

/**
 * The prizes of each pattern, the fastest first. A ticket wins one prize of each pattern that it completes, whatever
 * other tickets win.
 */
export const bingoPrizes: Record<BingoPattern, readonly BingoPrize[]> = {
  oneLine: [
    { within: 25, pays: 20 },
    { within: 35, pays: 6 },
    { within: 45, pays: 2 },
    { within: CALLS, pays: 1 },
  ],
  twoLines: [
    { within: 40, pays: 60 },
    { within: 50, pays: 10 },
    { within: CALLS, pays: 4 },
  ],
  fullHouse: [
    { within: 45, pays: 4000 },
    { within: 50, pays: 1000 },
    { within: 55, pays: 200 },
    { within: CALLS, pays: 100 },
  ],
};

export type WonPrize = BingoPrize & { pattern: BingoPattern; call: number };

/** The prizes that a ticket has won, with the call that won each. */
export function prizesWon(rows: BingoTicket, calls: readonly number[]): WonPrize[] {
  const completedAt = rowsCompletedAt(rows, calls);
  return bingoPatterns.flatMap((pattern, at) => {
    const call = completedAt[at]!;
    const prize = bingoPrizes[pattern].find(({ within }) => call <= within);
    return prize === undefined ? [] : [{ ...prize, pattern, call }];
  });
}

/** The win of a ticket as a multiple of its price. */
export const ticketPays = (rows: BingoTicket, calls: readonly number[]): number =>
  prizesWon(rows, calls).reduce((sum, { pays }) => sum + pays, 0);
