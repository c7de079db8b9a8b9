import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { supportTag } from "../../../entities/support-desk.ts";

export const listSupportTags = defineCall({
  name: "list-support-tags",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/support-tags",
  summary: "Tags for conversations",
  access: "operator",
  role: "SUPPORT",
  brands: "shared",
  plainRead: true,
  answers: { 200: z.array(supportTag) },
});
