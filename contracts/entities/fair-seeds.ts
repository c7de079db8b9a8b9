import { z } from "zod";

/** The HMAC message of a draw is `clientSeed:nonce:block`, so a client seed must not contain a colon. */
export const clientSeedInput = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x39\x3b-\x7e]+$/);

/** The seed information a player may see before the next round. */
export const fairSeeds = z.object({
  /** SHA-256 of the active server seed, in hex. */
  serverSeedHash: z.string(),
  /** SHA-256 of the next server seed, used after a rotation. */
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  /** The number of the next round drawn from the active seed. */
  nonce: z.number().int(),
});
export type FairSeedsAnswer = z.infer<typeof fairSeeds>;

/** The result of a seed rotation: the old server seed is revealed, so that its rounds can be verified. */
export const rotatedSeeds = fairSeeds.extend({
  revealed: z.object({
    serverSeed: z.string(),
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    /** How many rounds were drawn from the revealed seed. */
    rounds: z.number().int(),
  }),
});
