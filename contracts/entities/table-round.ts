import { z } from "zod";
import { tableChoice, tableResult } from "./live-table.ts";
import { TABLE_EVENT_KINDS, tableEvent, VOID_CAUSES } from "./table-event.ts";
import { wholeNumberText } from "./whole-number-text.ts";

export const tableSlug = z.string().regex(/^[a-z0-9-]{1,64}$/);
export const tableRoundNumber = wholeNumberText(1);

/** The times of a round on the server's clock. A time is null if the round has not got that far. */
const roundTimes = z.object({
  openedAt: z.string(),
  closesAt: z.string(),
  /** When the outcome was drawn and stored, and its animation began. */
  startsAt: z.string().nullable(),
  /** When the result is shown, or when the round was voided. */
  endsAt: z.string().nullable(),
  /** When the last bet was paid. */
  settledAt: z.string().nullable(),
});

/** A round of a live table as operators see it in lists. */
export const tableRoundSummary = roundTimes.extend({
  number: z.number().int(),
  state: z.enum(["BETTING", "RUNNING", "VOID", "SETTLED", "CORRECTING"]),
  isVoid: z.boolean(),
  result: tableResult.nullable(),
  /** The number of real-money bets and of practice bets. */
  bets: z.number().int(),
  practiceBets: z.number().int(),
});
export type TableRoundSummary = z.infer<typeof tableRoundSummary>;

/** A choice during the round with its full history. The cost is in major units. */
const recordedChoice = tableChoice.extend({
  id: z.string(),
  cost: z.number(),
  state: z.enum(["TAKING", "MADE", "REFUSED", "VOIDED", "REFUNDED"]),
  receivedAt: z.string(),
  confirmedAt: z.string().nullable(),
  refundedAt: z.string().nullable(),
});

/** A bet with its full history. Amounts are in major units. */
const recordedBet = z.object({
  id: z.string(),
  /** The player who placed the bet; null for a practice bet, which belongs only to a game session. */
  playerId: z.string().nullable(),
  name: z.string(),
  isPractice: z.boolean(),
  currency: z.string(),
  stake: z.number(),
  win: z.number(),
  /** The bet in the format of the game's maths, with stakes in minor units. */
  bet: z.unknown(),
  state: z.enum(["TAKING", "PLACED", "REFUSED", "WON", "LOST", "VOIDED", "PAID", "REFUNDED"]),
  placedAt: z.string(),
  confirmedAt: z.string().nullable(),
  decidedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  /** When the bet was written to the player's history. */
  closedAt: z.string().nullable(),
  /** The player's choices during the round, including those that were refused or came too late. */
  choices: z.array(recordedChoice),
});
export type RecordedBet = z.infer<typeof recordedBet>;

/** Everything that is recorded about a round. The server seed is secret until the round has ended. */
export const tableRoundRecord = tableRoundSummary.extend({
  slug: z.string(),
  outcome: z.unknown(),
  mathsVersion: z.number().int(),
  serverSeedHash: z.string(),
  serverSeed: z.string().nullable(),
  clientSeed: z.string().nullable(),
  betRecords: z.array(recordedBet),
  /** The events of the round, and those of its table, dealer and video during the round, in order. */
  events: z.array(tableEvent),
});
export type TableRoundRecord = z.infer<typeof tableRoundRecord>;

/** An ended round with everything that its replay needs, and the requesting player's own bets. */
export const replayableRound = roundTimes.extend({
  number: z.number().int(),
  isVoid: z.boolean(),
  field: z.unknown(),
  outcome: z.unknown(),
  result: tableResult.nullable(),
  serverSeedHash: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string().nullable(),
  /** The number of players with a real-money bet. */
  players: z.number().int(),
  /** How long a replay takes, without the time in which players made their choices. */
  replayMs: z.number(),
  /** Why the round was voided; null if it was not, or if that was not recorded. */
  voidCause: z.enum(VOID_CAUSES).nullable(),
  /** Other events of the round, with their times: the dealer's call, corrections, and losses of the video. */
  events: z.array(z.object({ kind: z.enum(TABLE_EVENT_KINDS), at: z.string() })),
  mine: z.array(
    recordedBet.pick({
      id: true,
      currency: true,
      stake: true,
      win: true,
      bet: true,
      state: true,
      placedAt: true,
      confirmedAt: true,
      paidAt: true,
      choices: true,
    }),
  ),
});
export type ReplayableRound = z.infer<typeof replayableRound>;
