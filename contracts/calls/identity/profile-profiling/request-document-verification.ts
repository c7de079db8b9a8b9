import { defineCall } from "../../../call.ts";
import { documentVerification } from "../../../entities/document-verification.ts";

export const requestDocumentVerification = defineCall({
  name: "request-document-verification",
  service: "profile-profiling",
  method: "POST",
  path: "/services/profile-profiling/v1/document-verification/profile/{session}/requests",
  summary: "Start document verification before it is required",
  access: "player",
  answers: { 200: documentVerification },
  errors: ["FEATURE_DISABLED"],
  limit: { max: 30, windowSeconds: 60, per: "session" },
});
