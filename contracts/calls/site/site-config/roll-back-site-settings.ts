import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { reasonInput } from "../../../entities/operator.ts";
import { editableConfiguration } from "../../../entities/site-configuration-change.ts";

export const rollBackSiteSettings = defineCall({
  name: "roll-back-site-settings",
  service: "site-config",
  method: "POST",
  path: "/services/operator/v1/site-settings/roll-back",
  summary: "Restore all settings to an earlier version; the restore is recorded as a change",
  access: "operator",
  role: "ADMIN",
  headers: z.object({ host: z.string().max(300).optional() }),
  body: z.strictObject({
    toVersion: z.number().int().min(0),
    version: z.number().int().min(0),
    reason: reasonInput,
  }),
  answers: { 200: editableConfiguration },
  errors: ["NOT_FOUND", "CONFLICT", "SECOND_PERSON_REQUIRED"],
});
