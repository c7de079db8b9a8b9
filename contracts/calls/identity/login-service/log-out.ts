import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const logOut = defineCall({
  name: "log-out",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/logout",
  summary: "Log out; does nothing without a session",
  access: "anyone",
  answers: { 200: z.object({ outcome: z.literal("SUCCESS") }) },
});
