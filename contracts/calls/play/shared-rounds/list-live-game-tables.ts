import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { liveGameTables } from "../../../entities/table-demand.ts";

export const listLiveGameTables = defineCall({
  name: "list-live-game-tables",
  service: "shared-rounds",
  method: "GET",
  path: "/services/operator/v1/live-tables",
  summary:
    "The live games with all their tables, the players at them, and when further tables open and close",
  access: "operator",
  role: ["SUPPORT", "GAMES"],
  plainRead: true,
  answers: { 200: z.object({ games: z.array(liveGameTables) }) },
});
