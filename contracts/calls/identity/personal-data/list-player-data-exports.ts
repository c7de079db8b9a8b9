import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dataErasure, dataExport } from "../../../entities/data-export.ts";
import { playerIdParam } from "../../../entities/player-details.ts";

export const listPlayerDataExports = defineCall({
  name: "list-player-data-exports",
  service: "personal-data",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/data-exports",
  summary:
    "When a player asked for a copy of their data and downloaded it, newest first, and whether it is to be erased",
  access: "operator",
  role: ["SUPPORT", "COMPLIANCE"],
  params: playerIdParam,
  answers: { 200: z.object({ items: z.array(dataExport), erasure: dataErasure.nullable() }) },
});
