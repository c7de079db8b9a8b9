import { z } from "zod";
import { DOCUMENT_STATUSES, DOCUMENT_TYPES } from "../enumerations.ts";

export const documentVerification = z.object({
  documentType: z.enum(DOCUMENT_TYPES),
  status: z.enum(DOCUMENT_STATUSES),
});
