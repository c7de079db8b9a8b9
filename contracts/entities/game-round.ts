import { z } from "zod";

/** The id of a round, made by the client so that asking again is safe. */
export const roundIdInput = z.uuid();

/** A round after one of its steps. Amounts are in major units; inside `view` they are whole minor units. */
export const roundView = z.object({
  roundId: z.string(),
  /** How many steps were made: 1 after the bet, one more with each action. */
  sequence: z.number().int(),
  nonce: z.number().int(),
  /** What the round has cost and paid so far. */
  stake: z.number(),
  win: z.number(),
  done: z.boolean(),
  /** What the player may see, as the game's maths shows it. */
  view: z.unknown(),
  /** What can be played with now. */
  balance: z.number(),
  /** The progressive pool that the round won; its amount is not part of `win`. */
  jackpot: z.object({ tier: z.string(), amount: z.number() }).optional(),
  promotional: z.boolean(),
});
export type RoundView = z.infer<typeof roundView>;

/** A line of the game history. */
export const roundSummary = z.object({
  roundId: z.string(),
  gameId: z.string(),
  slug: z.string(),
  currency: z.string(),
  stake: z.number(),
  win: z.number(),
  jackpot: z.object({ tier: z.string(), amount: z.number() }).nullable(),
  promotional: z.boolean(),
  state: z.enum(["OPEN", "ENDED", "VOID"]),
  startedAt: z.string(),
  endedAt: z.string().nullable(),
});
export type RoundSummary = z.infer<typeof roundSummary>;

export const roundPage = z.object({ items: z.array(roundSummary), nextCursor: z.string().nullable() });

/** One step of a kept round: what was done, what it cost and paid, what was drawn and what was shown. */
const roundStep = z.object({
  sequence: z.number().int(),
  /** The bet for the first step, the action for the others; amounts in minor units. */
  action: z.unknown(),
  stake: z.number(),
  win: z.number(),
  /** Every random number of the step, in order. */
  draws: z.array(z.number()),
  view: z.unknown(),
});

/** Everything that is kept of a round: enough to replay it and, once its server seed is told, to verify it. */
export const roundRecord = roundSummary.extend({
  steps: z.array(roundStep),
  seeds: z
    .object({
      serverSeedHash: z.string(),
      /** Null until the seeds are rotated. */
      serverSeed: z.string().nullable(),
      clientSeed: z.string(),
      nonce: z.number().int(),
    })
    .nullable(),
});
export type RoundRecord = z.infer<typeof roundRecord>;
