import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { regionInput } from "../../../entities/text.ts";

export const startContentPreview = defineCall({
  name: "start-content-preview",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/preview",
  summary:
    "For some minutes the site shows this browser its drafts, and what a visitor from a place would see",
  access: "operator",
  role: "CONTENT",
  body: z.strictObject({
    /** `CA` or `CA-ON`; null is where the browser is. */
    place: regionInput.nullable(),
  }),
  answers: { 200: z.object({ expiresAt: z.iso.datetime() }) },
});
