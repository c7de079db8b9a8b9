import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { caseSummary } from "../../../entities/case.ts";
import { playerIdParam } from "../../../entities/player-details.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listPlayerCases = defineCall({
  name: "list-player-cases",
  service: "cases",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/cases",
  summary: "A player's cases of all kinds, newest first",
  access: "operator",
  role: "COMPLIANCE",
  params: playerIdParam,
  query: z.object({
    /** The id of the last case on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(caseSummary), nextCursor: z.string().nullable() }) },
});
