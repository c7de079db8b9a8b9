import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { regulatorExport } from "../../../entities/regulator-export.ts";
import { identifierInput } from "../../../entities/text.ts";

export const listRegulatorExports = defineCall({
  name: "list-regulator-exports",
  service: "regulator-exports",
  method: "GET",
  path: "/services/operator/v1/regulator-exports",
  summary: "Exports for regulators, newest first",
  access: "operator",
  role: "COMPLIANCE",
  plainRead: true,
  query: z.object({
    /** The id of the last export on the previous page. */
    cursor: identifierInput.optional(),
  }),
  answers: { 200: z.object({ items: z.array(regulatorExport), nextCursor: z.string().nullable() }) },
});
