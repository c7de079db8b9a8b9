import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { signedRecord } from "../../../entities/dealt-table.ts";
import { tableRoundNumber, tableSlug } from "../../../entities/table-round.ts";

export const getDealtRound = defineCall({
  name: "get-dealt-round",
  service: "shared-rounds",
  method: "GET",
  path: "/services/games/v1/tables/{slug}/rounds/{number}/record",
  summary: "The signed record of an ended round with a human dealer",
  access: "anyone",
  params: z.object({ slug: tableSlug, number: tableRoundNumber }),
  answers: { 200: signedRecord },
  errors: ["NOT_FOUND"],
});
