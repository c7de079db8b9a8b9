import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { requestedDocument, reviewedDocument } from "../../../entities/document-verification.ts";
import { playerDeskRoles, playerIdParam } from "../../../entities/player-details.ts";
import { DOCUMENT_STATUSES } from "../../../enumerations.ts";

export const listDocumentsOfPlayer = defineCall({
  name: "list-documents-of-player",
  service: "profile-profiling",
  method: "GET",
  path: "/services/operator/v1/players/{playerId}/documents",
  summary: "A player's verification status and documents",
  access: "operator",
  role: playerDeskRoles,
  params: playerIdParam,
  answers: {
    200: z.object({
      status: z.enum(DOCUMENT_STATUSES),
      requested: requestedDocument,
      items: z.array(reviewedDocument),
    }),
  },
});
