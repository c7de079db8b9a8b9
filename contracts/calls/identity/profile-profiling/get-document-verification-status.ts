import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { documentVerification, requestedDocument } from "../../../entities/document-verification.ts";
import { DOCUMENT_TYPES, REJECTION_REASONS } from "../../../enumerations.ts";

export const getDocumentVerificationStatus = defineCall({
  name: "get-document-verification-status",
  service: "profile-profiling",
  method: "GET",
  path: "/api/v1/document-verification-status/profile/{session}",
  summary: "The status of the player's document verification",
  access: "player",
  query: z.object({ documentType: z.enum(DOCUMENT_TYPES).default("ID_DOCUMENT") }),
  answers: {
    200: documentVerification.extend({
      requested: requestedDocument,
      /** Why the last document was rejected; null if it was not rejected, or if no reason was stored. */
      rejectionReason: z.enum(REJECTION_REASONS).nullable(),
    }),
  },
  polled: true,
});
