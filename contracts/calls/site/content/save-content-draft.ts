import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentParams } from "../../../entities/content.ts";
import { contentDocument } from "../../../entities/content-document.ts";

export const saveContentDraft = defineCall({
  name: "save-content-draft",
  service: "content",
  method: "PUT",
  path: "/services/operator/v1/content/draft",
  summary: "Save a new version of a document as its draft",
  access: "operator",
  role: "CONTENT",
  body: z.strictObject({
    ...contentParams.shape,
    document: contentDocument,
    /**
     * The version the editor started from, null for a new document. If a newer one exists, the call is
     * refused as a conflict.
     */
    baseVersion: z.int().min(1).nullable(),
  }),
  answers: { 200: z.object({ version: z.int() }) },
  errors: ["NOT_FOUND", "CONFLICT"],
});
