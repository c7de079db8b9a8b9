import { defineCall } from "../../../call.ts";
import { supportTemplate, supportTemplateInput } from "../../../entities/support-desk.ts";

export const addSupportTemplate = defineCall({
  name: "add-support-template",
  service: "support-desk",
  method: "POST",
  path: "/services/operator/v1/support-templates",
  summary: "Add a prepared reply or excerpt",
  access: "operator",
  role: "SUPPORT",
  body: supportTemplateInput,
  answers: { 200: supportTemplate },
  errors: ["TOO_MANY"],
});
