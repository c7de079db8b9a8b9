import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { SUPPORT_CHANNELS, supportTarget, supportTargetInput } from "../../../entities/support-desk.ts";

export const setSupportTarget = defineCall({
  name: "set-support-target",
  service: "support-desk",
  method: "PUT",
  path: "/services/operator/v1/support-targets/{channel}",
  summary: "Set the targets of a channel, for conversations that start from now on",
  access: "operator",
  role: "SUPPORT",
  params: z.object({ channel: z.enum(SUPPORT_CHANNELS) }),
  body: supportTargetInput,
  answers: { 200: supportTarget },
  errors: ["CONFLICT"],
});
