import { z } from "zod";

/** Colons part the words of a draw's message, so a seed has none. */
export const clientSeedInput = z
  .string()
  .trim()
  .min(1)
  .max(64)
  .regex(/^[\x21-\x39\x3b-\x7e]+$/);

/** What a player may know of the seeds that the next rounds are drawn from. */
export const fairSeeds = z.object({
  /** SHA-256 of the server seed that draws now, in hex. */
  serverSeedHash: z.string(),
  /** The same of the one that follows when the seeds are rotated. */
  nextServerSeedHash: z.string(),
  clientSeed: z.string(),
  /** The number of the next round. */
  nonce: z.number().int(),
});
export type FairSeedsAnswer = z.infer<typeof fairSeeds>;

/** What rotating tells: the seed that was in use, for whoever wants to verify its rounds. */
export const rotatedSeeds = fairSeeds.extend({
  revealed: z.object({
    serverSeed: z.string(),
    serverSeedHash: z.string(),
    clientSeed: z.string(),
    /** How many rounds it drew. */
    rounds: z.number().int(),
  }),
});
