import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { supportTemplate, supportTemplateId, supportTemplateInput } from "../../../entities/support-desk.ts";

export const changeSupportTemplate = defineCall({
  name: "change-support-template",
  service: "support-desk",
  method: "PUT",
  path: "/services/operator/v1/support-templates/{templateId}",
  summary: "Change a prepared reply or excerpt; refused if someone else has changed it since",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ templateId: supportTemplateId }),
  body: supportTemplateInput.extend({ version: z.int().min(1) }),
  answers: { 200: supportTemplate },
  errors: ["NOT_FOUND", "CONFLICT"],
});
