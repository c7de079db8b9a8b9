import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const checkSiteSettings = defineCall({
  name: "check-site-settings",
  service: "site-config",
  method: "POST",
  path: "/services/operator/v1/site-settings/check",
  summary: "Check changes to the site settings without saving them, and describe what visitors will notice",
  access: "operator",
  isCheck: true,
  role: "ADMIN",
  headers: z.object({ host: z.string().max(300).optional() }),
  /** The call accepts any values, so that every setting that can't be saved is reported in one response. */
  body: z.strictObject({ changes: z.record(z.string(), z.unknown()) }),
  answers: { 200: z.object({ effects: z.array(z.string()) }) },
});
