import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dataExport } from "../../../entities/data-export.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const requestDataExport = defineCall({
  name: "request-data-export",
  service: "personal-data",
  method: "POST",
  path: "/services/personal-data/v1/profiles/{session}/exports",
  summary:
    "Ask for a copy of all personal data; needs a proof: a code in X-MFA-CODE, or `verify` for updateProfile shortly before",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  answers: { 202: dataExport },
  errors: ["MFA_REQUIRED", "MFA_INVALID_CONFIRMATION_CODE", "ACCOUNT_BLOCKED"],
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
