import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dataExport } from "../../../entities/data-export.ts";

export const getDataExport = defineCall({
  name: "get-data-export",
  service: "personal-data",
  method: "GET",
  path: "/services/personal-data/v1/profiles/{session}/exports",
  summary: "The player's latest request for a copy of their data; null without one",
  access: "player",
  answers: { 200: z.object({ export: dataExport.nullable() }) },
});
