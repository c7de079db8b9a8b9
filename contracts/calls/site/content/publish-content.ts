import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef } from "../../../entities/content-document.ts";
import { shortText } from "../../../entities/text.ts";

export const publishContent = defineCall({
  name: "publish-content",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/publish",
  summary: "Publish a version: the draft, or an older one to roll back",
  access: "operator",
  role: "CONTENT",
  body: z.strictObject({ ...contentRef.shape, version: z.int().min(1), reason: shortText(500).optional() }),
  answers: { 200: z.object({ version: z.int() }) },
  errors: ["NOT_FOUND"],
});
