import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { tableRoundNumber, tableRoundRecord, tableSlug } from "../../../entities/table-round.ts";

export const getTableRound = defineCall({
  name: "get-table-round",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/tables/{slug}/rounds/{number}",
  summary: "The full record of a round at a shared table: its times, seeds and every bet",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  params: z.object({ slug: tableSlug, number: tableRoundNumber }),
  answers: { 200: tableRoundRecord },
  errors: ["NOT_FOUND"],
});
