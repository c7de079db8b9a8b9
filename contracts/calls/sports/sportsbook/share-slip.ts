import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { MAX_SLIP_SELECTIONS, sportsSelectionInput } from "../../../entities/sports-bet.ts";

export const shareSlip = defineCall({
  name: "share-slip",
  service: "sportsbook",
  method: "POST",
  path: "/services/sportsbook/v1/slips",
  summary: "Store a bet slip so that it can be shared by link",
  access: "anyone",
  body: z.strictObject({ selections: z.array(sportsSelectionInput).min(1).max(MAX_SLIP_SELECTIONS) }),
  answers: { 201: z.object({ id: z.string() }) },
  limit: { max: 20, windowSeconds: 60 },
});
