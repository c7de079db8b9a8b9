import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { pokerTable } from "../../../entities/poker.ts";

export const listPokerTables = defineCall({
  name: "list-poker-tables",
  service: "poker-room",
  method: "GET",
  path: "/services/poker/v1/tables",
  summary: "The poker room's tables with the players at them",
  access: "anyone",
  answers: { 200: z.object({ tables: z.array(pokerTable) }) },
});
