import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { raceIdInput } from "../../../entities/racing.ts";

export const getRaceReplay = defineCall({
  name: "get-race-replay",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/races/{raceId}/replay",
  summary: "How a race was run, section by section, with the seed that decided it",
  access: "anyone",
  params: z.object({ raceId: raceIdInput }),
  answers: {
    200: z.object({
      now: z.string(),
      offAt: z.string(),
      distanceMetres: z.number().int(),
      /**
       * When each runner passes the end of each section, in milliseconds after the off; all sections are
       * equally long.
       */
      tracks: z.array(z.object({ number: z.number().int(), passesMs: z.array(z.number()) })),
      order: z.array(z.array(z.number().int())),
      marginsHundredths: z.array(z.number().int()),
      seed: z.string(),
      seedHash: z.string(),
    }),
  },
  errors: ["NOT_FOUND"],
});
