import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { identifierInput } from "../../../entities/text.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

export const downloadDataExport = defineCall({
  name: "download-data-export",
  service: "personal-data",
  method: "GET",
  path: "/services/personal-data/v1/profiles/{session}/exports/{exportId}/file",
  summary:
    "The copy of the player's data as a ZIP archive, until it expires; every download needs a proof, as the request does",
  access: "player",
  params: z.object({ exportId: identifierInput }),
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
  errors: ["NOT_FOUND", "MFA_REQUIRED", "MFA_INVALID_CONFIRMATION_CODE", "ACCOUNT_BLOCKED"],
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
