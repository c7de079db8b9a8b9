import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef } from "../../../entities/content-document.ts";
import { shortText } from "../../../entities/text.ts";

export const unpublishContent = defineCall({
  name: "unpublish-content",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/unpublish",
  summary: "Unpublish a document; its versions are kept",
  access: "operator",
  role: "CONTENT",
  body: z.strictObject({ ...contentRef.shape, reason: shortText(500).optional() }),
  answers: { 200: z.object({ version: z.int() }) },
  errors: ["NOT_FOUND"],
});
