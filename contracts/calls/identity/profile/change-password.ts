import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { acknowledgement } from "../../../entities/acknowledgement.ts";
import { newPasswordInput, passwordInput } from "../../../entities/secret-input.ts";

export const changePassword = defineCall({
  name: "change-password",
  service: "profile",
  method: "PUT",
  path: "/services/profile/v1/profiles/{session}/password",
  summary: "Change the password and end all other sessions",
  access: "player",
  work: "secret",
  body: z.strictObject({ currentPassword: passwordInput, password: newPasswordInput }),
  answers: { 200: acknowledgement },
  errors: ["ACCOUNT_BLOCKED"],
  limit: { max: 20, windowSeconds: 60, per: "session" },
});
