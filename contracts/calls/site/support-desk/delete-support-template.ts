import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { supportTemplateId } from "../../../entities/support-desk.ts";

export const deleteSupportTemplate = defineCall({
  name: "delete-support-template",
  service: "support-desk",
  method: "DELETE",
  path: "/services/operator/v1/support-templates/{templateId}",
  summary: "Delete a prepared reply or excerpt",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ templateId: supportTemplateId }),
  answers: { 200: acknowledgement },
  errors: ["NOT_FOUND"],
});
