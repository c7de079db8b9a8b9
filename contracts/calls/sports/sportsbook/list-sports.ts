import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const listSports = defineCall({
  name: "list-sports",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/sports",
  summary: "Every sport and competition, with the number of events",
  access: "anyone",
  answers: {
    200: z.object({
      sports: z.array(
        z.object({
          id: z.string(),
          live: z.number().int(),
          upcoming: z.number().int(),
          competitions: z.array(
            z.object({
              id: z.string(),
              name: z.string(),
              live: z.number().int(),
              upcoming: z.number().int(),
            }),
          ),
        }),
      ),
    }),
  },
});
