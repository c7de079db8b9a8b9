import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { addressInput } from "../../../entities/address.ts";
import {
  languageInput,
  nicknameInput,
  personNameInput,
  phoneInput,
  phonePrefixInput,
} from "../../../entities/text.ts";
import { user } from "../../../entities/user.ts";
import { MFA_OPERATIONS } from "../../../enumerations.ts";

// Pages send back the whole profile with one field changed, so fields that can't be updated are ignored.
export const updateProfile = defineCall({
  name: "update-profile",
  service: "profile",
  method: "PUT",
  path: "/services/profile/v1/profiles/{session}",
  summary: "Update the player's profile; omitted fields stay unchanged",
  access: "player",
  headers: z.object({
    "x-mfa-code": z.string().max(16).optional(),
    "x-mfa-operation": z.enum(MFA_OPERATIONS).optional(),
  }),
  body: z.object({
    firstName: personNameInput.optional(),
    lastName: personNameInput.optional(),
    nickname: nicknameInput.optional(),
    phones: z.array(phoneInput).max(3).optional(),
    phonePrefix: phonePrefixInput.optional(),
    address: addressInput.optional(),
    showsName: z.boolean().optional(),
    attributes: z.object({ language: languageInput.optional() }).optional(),
  }),
  answers: { 200: user },
  errors: [
    "MFA_REQUIRED",
    "MFA_INVALID_CONFIRMATION_CODE",
    "MFA_ERROR_VALIDATING_OPERATION",
    "ACCOUNT_BLOCKED",
  ],
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
