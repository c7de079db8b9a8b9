import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const openStudioSeat = defineCall({
  name: "open-studio-seat",
  service: "sandbox-studio",
  method: "POST",
  path: "/sandbox/studio/seats",
  summary:
    "A player with play money at a game of a made-up studio, to try the seamless wallet with; sandbox only",
  access: "anyone",
  crossOrigin: true,
  answers: {
    201: z.object({
      studio: z.string(),
      /** What the studio signs with. */
      key: z.string(),
      token: z.string(),
      /** Of the same player, in a session that has ended. */
      expiredToken: z.string(),
      currency: z.string(),
      balance: z.number(),
      maxStake: z.number(),
      /** Granted spins, each at this stake. */
      spins: z.object({ id: z.string(), count: z.number().int(), stake: z.number() }),
    }),
  },
  limit: { max: 60, windowSeconds: 60 },
});
