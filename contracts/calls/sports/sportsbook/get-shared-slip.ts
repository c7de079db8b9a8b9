import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { sportsSelectionInput } from "../../../entities/sports-bet.ts";

export const getSharedSlip = defineCall({
  name: "get-shared-slip",
  service: "sportsbook",
  method: "GET",
  path: "/services/sportsbook/v1/slips/{slip}",
  summary: "The selections of a shared bet slip",
  access: "anyone",
  params: z.object({ slip: z.string().regex(/^[\w-]{8,40}$/) }),
  answers: { 200: z.object({ selections: z.array(sportsSelectionInput) }) },
  errors: ["NOT_FOUND"],
});
