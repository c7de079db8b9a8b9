import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { configurationChange } from "../../../entities/site-configuration-change.ts";
import { wholeNumberText } from "../../../entities/whole-number-text.ts";

export const listSiteSettingsChanges = defineCall({
  name: "list-site-settings-changes",
  service: "site-config",
  method: "GET",
  path: "/services/operator/v1/site-settings/changes",
  summary: "Change history of the site settings, newest first",
  access: "operator",
  plainRead: true,
  role: "ADMIN",
  query: z.object({ cursor: wholeNumberText(1).optional() }),
  answers: { 200: z.object({ items: z.array(configurationChange), nextCursor: z.number().nullable() }) },
});
