import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealtTable } from "../../../entities/dealt-table.ts";

export const listDealtTables = defineCall({
  name: "list-dealt-tables",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/dealt-tables",
  summary: "The tables with a human dealer: their dealer, round and bets",
  access: "operator",
  role: "DEALER",
  plainRead: true,
  answers: { 200: z.object({ tables: z.array(dealtTable) }) },
});
