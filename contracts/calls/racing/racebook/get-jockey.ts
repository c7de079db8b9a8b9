import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { raceSummary } from "../../../entities/racing.ts";

export const getJockey = defineCall({
  name: "get-jockey",
  service: "racebook",
  method: "GET",
  path: "/services/racing/v1/jockeys/{jockeyId}",
  summary: "A jockey: rides and winners here, and the next and latest rides",
  access: "anyone",
  params: z.object({ jockeyId: z.string().regex(/^jockey_(\d{1,3}|[a-z0-9-]{1,32}_[a-z0-9-]{1,40})$/) }),
  answers: {
    200: z.object({
      jockeyId: z.string(),
      name: z.string(),
      rides: z.number().int(),
      wins: z.number().int(),
      placed: z.number().int(),
      /** The latest rides, newest first; upcoming rides have no finishing position. */
      latest: z.array(
        z.object({
          race: raceSummary,
          horseId: z.string(),
          horse: z.string(),
          place: z.number().int().nullable(),
        }),
      ),
    }),
  },
  errors: ["NOT_FOUND"],
});
