import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentVerification } from "../../../entities/document-verification.ts";
import { reasonInput } from "../../../entities/operator.ts";

export const liftDocumentBlock = defineCall({
  name: "lift-document-block",
  service: "profile-profiling",
  method: "POST",
  path: "/services/operator/v1/players/{playerId}/document-block/lift",
  summary: "Unblock a player's document verification",
  access: "operator",
  role: "COMPLIANCE",
  params: z.object({ playerId: z.string().max(64) }),
  body: z.strictObject({ reason: reasonInput }),
  answers: { 200: documentVerification },
  errors: ["CONFLICT"],
});
