import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const logOutOperator = defineCall({
  name: "log-out-operator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/logout",
  summary: "Log out of the console",
  access: "anyone",
  headers: z.object({ cookie: z.string().optional(), "user-agent": z.string().optional() }),
  answers: { 200: z.object({ outcome: z.literal("SUCCESS") }) },
});
