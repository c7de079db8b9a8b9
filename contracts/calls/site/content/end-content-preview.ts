import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";

export const endContentPreview = defineCall({
  name: "end-content-preview",
  service: "content",
  method: "POST",
  path: "/services/operator/v1/content/preview/end",
  summary: "End the preview in this browser",
  access: "operator",
  isCheck: true,
  role: "CONTENT",
  answers: { 200: acknowledgement },
});
