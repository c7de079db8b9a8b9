import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const openStudioSeat = defineCall({
  name: "open-studio-seat",
  service: "sandbox-studio",
  method: "POST",
  path: "/sandbox/studio/seats",
  summary: "A test player at a fictional studio, for trying out the seamless wallet; sandbox only",
  access: "anyone",
  crossOrigin: true,
  answers: {
    201: z.object({
      studio: z.string(),
      /** The key with which the studio signs its calls. */
      key: z.string(),
      token: z.string(),
      /** A token for an expired session of the same player, to test that it is refused. */
      expiredToken: z.string(),
      currency: z.string(),
      balance: z.number(),
      maxStake: z.number(),
      /** The free spins granted to the player, and the stake of each spin. */
      spins: z.object({ id: z.string(), count: z.number().int(), stake: z.number() }),
    }),
  },
  limit: { max: 60, windowSeconds: 60 },
});
