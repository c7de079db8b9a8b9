import { z } from "zod";
import { REQUIRED_ACTIONS } from "../enumerations.ts";

export const loginSuccess = z.object({
  /** The session's public handle; the secret is sent only in the cookie. */
  sessionId: z.string(),
  userCountry: z.string().nullable(),
  loginFromDifferentCountry: z.boolean(),
  attributes: z.object({ language: z.string() }).optional(),
});
export type LoginSuccess = z.infer<typeof loginSuccess>;

export const requiredActionAnswer = z.object({
  action: z.enum(REQUIRED_ACTIONS),
  token: z.string().optional(),
  /** The current phone number, for the form in which the player replaces it. */
  profileInfo: z.object({ phonePrefix: z.string(), phone: z.string() }).optional(),
});
