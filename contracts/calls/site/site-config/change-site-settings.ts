import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { editableConfiguration, someSettings } from "../../../entities/site-configuration-change.ts";

export const changeSiteSettings = defineCall({
  name: "change-site-settings",
  service: "site-config",
  method: "PUT",
  path: "/services/operator/v1/site-settings",
  summary: "Change site settings on every server at once; `version` is the version that was edited",
  access: "operator",
  role: "ADMIN",
  headers: z.object({ host: z.string().max(300).optional() }),
  body: z.strictObject({ version: z.number().int().min(0), changes: someSettings, reason: reasonInput }),
  answers: { 200: editableConfiguration },
  errors: ["CONFLICT", "SECOND_PERSON_REQUIRED"],
});
