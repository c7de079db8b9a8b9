import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { contentRef } from "../../../entities/content-document.ts";

export const discardContentDraft = defineCall({
  name: "discard-content-draft",
  service: "content",
  method: "DELETE",
  path: "/services/operator/v1/content/draft",
  summary: "Discard a document's draft; its version stays in the history",
  access: "operator",
  role: "CONTENT",
  query: contentRef,
  answers: { 200: z.object({ version: z.int() }) },
  errors: ["NOT_FOUND"],
});
