import { z } from "zod";
import { drawDistinct } from "../../kit/math/draw-distinct.ts";
import { stake } from "../../kit/math/pay.ts";
import type { SharedGame } from "../../kit/math/shared-game.ts";
import { CALLS, ticketPays } from "./bingo-prizes.ts";
import { BALLS, type BingoTicket, isTicket, ROW_SIZE, ROWS, TICKETS_MAX } from "./bingo-ticket.ts";
import { callMs, introMs, lastBallMs } from "./bingo-times.ts";

/** The tickets that a player buys at once, each with its price. */
export type BingoBet = { tickets: { rows: BingoTicket; stake: number }[] };

/** The balls in the order in which they are called. */
export type BingoOutcome = { calls: number[] };

const row = z.array(z.int().min(1).max(BALLS)).length(ROW_SIZE);

export const bingoBet: z.ZodType<BingoBet> = z.strictObject({
  tickets: z
    .array(z.strictObject({ rows: z.array(row).length(ROWS).refine(isTicket), stake }))
    .min(1)
    .max(TICKETS_MAX),
});

/** A game of bingo for all players: tickets are sold first, then sixty balls are called. */
export const bingoTable: SharedGame<BingoBet, null, BingoOutcome> = {
  slug: "bingo",
  bettingMs: 30_000,
  runMs: () => introMs + CALLS * callMs + lastBallMs,
  resultMs: 11_000,
  bet: bingoBet,
  stakeOf: ({ tickets }) => tickets.reduce((sum, { stake }) => sum + stake, 0),
  takes: () => true,
  prepare: () => null,
  draw: (_field, random) => ({ calls: drawDistinct(BALLS, CALLS, random).map((ball) => ball + 1) }),
  winOf: (_field, { tickets }, { calls }) =>
    tickets.reduce((sum, { rows, stake }) => sum + stake * ticketPays(rows, calls), 0),
  resultOf: ({ calls }) => ({ text: calls.slice(0, 5).join(" "), tone: "balls" }),
  pastShown: 10,
  isRevealedAtStart: true,
};
