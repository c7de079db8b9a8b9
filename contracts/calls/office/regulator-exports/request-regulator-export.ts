import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { REGULATOR_SHAPES, regulatorExport } from "../../../entities/regulator-export.ts";

export const requestRegulatorExport = defineCall({
  name: "request-regulator-export",
  service: "regulator-exports",
  method: "POST",
  path: "/services/operator/v1/regulator-exports",
  summary: "Create an export of past days from the ledger, for the players of one regulator",
  access: "operator",
  role: "COMPLIANCE",
  body: z.strictObject({
    shape: z.enum(REGULATOR_SHAPES),
    from: z.iso.date(),
    to: z.iso.date(),
    currency: z.string().regex(/^[A-Z]{3,5}$/),
    reason: reasonInput,
  }),
  answers: { 202: regulatorExport },
});
