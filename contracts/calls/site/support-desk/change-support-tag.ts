import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { supportTag, supportTagId, supportTagInput } from "../../../entities/support-desk.ts";

export const changeSupportTag = defineCall({
  name: "change-support-tag",
  service: "support-desk",
  method: "PUT",
  path: "/services/operator/v1/support-tags/{tagId}",
  summary: "Rename a tag, retire it or bring it back",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ tagId: supportTagId }),
  body: supportTagInput,
  answers: { 200: supportTag },
  errors: ["NOT_FOUND"],
});
