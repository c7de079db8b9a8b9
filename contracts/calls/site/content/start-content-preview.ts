import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { brandIdInput } from "../../../entities/brand.ts";
import { regionInput } from "../../../entities/text.ts";

export const startContentPreview = defineCall({
  name: "start-content-preview",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/preview",
  summary: "Show drafts in this browser for a few minutes, optionally as seen from another location",
  access: "operator",
  isCheck: true,
  role: "CONTENT",
  body: z.strictObject({
    /** The previewed location, such as `CA` or `CA-ON`; null uses the browser's real one. */
    place: regionInput.nullable(),
    /** The brand whose site is shown, even if the brand is not live; if unset, the brand of the host name. */
    brandId: brandIdInput.optional(),
  }),
  answers: { 200: z.object({ expiresAt: z.iso.datetime() }) },
  errors: ["NOT_FOUND"],
});
