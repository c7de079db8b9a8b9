import { defineCall } from "../../../call.ts";
import { supportTag, supportTagInput } from "../../../entities/support-desk.ts";

export const addSupportTag = defineCall({
  name: "add-support-tag",
  service: "support-desk",
  method: "POST",
  path: "/services/operator/v1/support-tags",
  summary: "Add a tag for conversations",
  access: "operator",
  role: "SUPPORT",
  body: supportTagInput,
  answers: { 200: supportTag },
  errors: ["TOO_MANY"],
});
