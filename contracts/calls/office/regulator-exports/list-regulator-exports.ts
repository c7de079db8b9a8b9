import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { regulatorExport } from "../../../entities/regulator-export.ts";

export const listRegulatorExports = defineCall({
  name: "list-regulator-exports",
  service: "regulator-exports",
  method: "GET",
  path: "/services/operator/v1/regulator-exports",
  summary: "The last 100 exports for regulators, newest first",
  access: "operator",
  role: "COMPLIANCE",
  plainRead: true,
  answers: { 200: z.object({ items: z.array(regulatorExport) }) },
});
