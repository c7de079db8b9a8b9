import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { supportTarget } from "../../../entities/support-desk.ts";

export const listSupportTargets = defineCall({
  name: "list-support-targets",
  service: "support-desk",
  method: "GET",
  path: "/services/operator/v1/support-targets",
  summary: "The times within which support should answer and resolve conversations",
  access: "operator",
  role: "SUPPORT",
  brands: "shared",
  plainRead: true,
  answers: { 200: z.array(supportTarget) },
});
