import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";

export const downloadRegulatorExport = defineCall({
  name: "download-regulator-export",
  service: "regulator-exports",
  method: "GET",
  path: "/services/operator/v1/regulator-exports/{exportId}/files/{format}",
  summary: "A finished export as CSV or XML, the same bytes every time",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ exportId: identifierInput, format: z.enum(["csv", "xml"]) }),
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND", "CONFLICT"],
});
