import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { supportTemplate } from "../../../entities/support-desk.ts";

export const listSupportTemplates = defineCall({
  name: "list-support-templates",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/support-templates",
  summary: "Prepared replies and excerpts in all languages",
  access: "operator",
  role: "SUPPORT",
  brands: "shared",
  plainRead: true,
  answers: { 200: z.array(supportTemplate) },
});
