import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const logOut = defineCall({
  name: "log-out",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/logout",
  summary: "Ends the session of the cookie; without one there is nothing to end",
  access: "anyone",
  answers: { 200: z.object({ outcome: z.literal("SUCCESS") }) },
});
