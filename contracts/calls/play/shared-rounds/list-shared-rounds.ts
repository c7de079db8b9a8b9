import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableResult } from "../../../entities/live-table.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

const seedChain = z.object({
  /** The number of the first round in this chain of server seeds, and how many rounds the chain covers. */
  firstRound: z.number().int(),
  rounds: z.number().int(),
  /** The SHA-256 of the first round's server seed, published before that round. */
  anchor: z.string(),
  /** The client seed that every draw in the chain uses. */
  salt: z.string(),
});

const revealedRound = z.object({
  number: z.number().int(),
  serverSeed: z.string(),
  serverSeedHash: z.string(),
  /** The client seed is null for a round that was voided before it was drawn. */
  clientSeed: z.string().nullable(),
  mathsVersion: z.number().int(),
  /**
   * The number of the first round in the same seed chain; null for rounds played before seed chains existed.
   */
  chain: z.number().int().nullable(),
  outcome: z.unknown(),
  /** The outcome in a few characters, for lists of results; null for a void round. */
  result: tableResult.nullable(),
  isVoid: z.boolean(),
  endedAt: z.string(),
});
export type RevealedRound = z.infer<typeof revealedRound>;

export const listSharedRounds = defineCall({
  name: "list-shared-rounds",
  service: "shared-rounds",
  method: "GET",
  path: "/services/games/v1/tables/{slug}/rounds",
  summary:
    "The past rounds of a shared table with their seeds, newest first, and the chains that the seeds belong to",
  access: "anyone",
  params: z.object({ slug: z.string().regex(/^[a-z0-9-]{1,64}$/) }),
  /** Lists only rounds with a number lower than `before`. */
  query: z.object({ before: wholeNumberText(1).optional() }),
  answers: {
    200: z.object({
      chains: z.array(seedChain),
      rounds: z.array(revealedRound),
      /** The value of `before` for the next page; null on the last page. */
      next: z.number().int().nullable(),
    }),
  },
  errors: ["NOT_FOUND"],
});
