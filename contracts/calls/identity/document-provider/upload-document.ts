import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { DOCUMENT_FILE_MAX_BYTES, DOCUMENT_FILE_TYPES } from "../../../constants.ts";
import { linkToken } from "../../../entities/document-verification.ts";
import { DOCUMENT_KINDS, DOCUMENT_STATUSES } from "../../../enumerations.ts";

export const uploadDocument = defineCall({
  name: "upload-document",
  service: "document-provider",
  method: "POST",
  path: "/sandbox/document-provider/verifications/{token}/document",
  summary: "Upload a document; the body is the file",
  access: "anyone",
  crossOrigin: true,
  params: z.object({ token: linkToken }),
  query: z.object({
    documentKind: z.enum(DOCUMENT_KINDS),
    fileName: z.string().trim().min(1).max(200),
  }),
  upload: { types: DOCUMENT_FILE_TYPES, maxBytes: DOCUMENT_FILE_MAX_BYTES },
  answers: { 201: z.object({ status: z.enum(DOCUMENT_STATUSES) }) },
  errors: [
    "TOKEN_INVALID",
    "FEATURE_DISABLED",
    "DOCUMENT_NOT_EXPECTED",
    "DOCUMENT_BLOCKED",
    "FILE_TYPE_MISMATCH",
    "FILE_DAMAGED",
    "FILE_TOO_COMPLEX",
    "FILE_UNSAFE",
  ],
  limit: { max: 60, windowSeconds: 600 },
});
