import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { loginSuccess, requiredActionAnswer } from "../../../entities/login.ts";
import { passwordInput } from "../../../entities/secret-input.ts";
import { ENFORCEMENT_METHODS } from "../../../enumerations.ts";

export const logIn = defineCall({
  name: "log-in",
  service: "login-service",
  method: "POST",
  path: "/services/login-service/v1/login",
  summary: "Log in",
  access: "anyone",
  work: "secret",
  headers: z.object({
    "x-captcha-token": z.string().max(4_096).optional(),
    "x-mfa-code": z.string().max(16).optional(),
    "x-enforcement-method": z.enum(ENFORCEMENT_METHODS).optional(),
    /** The user agent, which names the device in the player's list of sessions. */
    "user-agent": z.string().optional(),
  }),
  body: z.strictObject({
    /** The player's e-mail address or nickname. */
    username: z.string().trim().min(1).max(254),
    password: passwordInput,
    deviceId: z.string().max(128).optional(),
    rememberMe: z.boolean().optional(),
  }),
  answers: { 200: loginSuccess, 428: requiredActionAnswer },
  errors: [
    "invalid_grant",
    "invalid_grant_captcha_enforcement",
    "blocked",
    "DISABLED_PROFILE",
    "mfa_required:PIN_CODE",
    "mfa_required:SMS",
    "mfa_required:TWO_FACTOR_AUTHENTICATION",
    "VERIFICATION_BLOCKED",
    "RATE_LIMITED",
  ],
});
