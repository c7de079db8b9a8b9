import { z } from "zod";
import { defineCall } from "../../../call.ts";

export const enrolOperatorAuthenticator = defineCall({
  name: "enrol-operator-authenticator",
  service: "operator",
  method: "POST",
  path: "/services/operator/v1/me/authenticator",
  summary: "Create a new authenticator secret; it takes effect with its first valid code",
  access: "operator",
  brands: "shared",
  answers: { 200: z.object({ otpAuthUri: z.string() }) },
  errors: ["CONFLICT"],
  limit: { max: 20, windowSeconds: 3600 },
});
