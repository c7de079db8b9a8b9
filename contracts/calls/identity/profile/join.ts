import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { addressInput } from "../../../entities/address.ts";
import { campaignInput } from "../../../entities/affiliate.ts";
import { loginSuccess } from "../../../entities/login.ts";
import { currencyInput } from "../../../entities/money.ts";
import { limitAmountInput, timeZoneInput } from "../../../entities/protection.ts";
import { newPasswordInput, pinCodeInput } from "../../../entities/secret-input.ts";
import {
  emailInput,
  languageInput,
  nicknameInput,
  personNameInput,
  phoneInput,
  phonePrefixInput,
} from "../../../entities/text.ts";

export const join = defineCall({
  name: "join",
  service: "profile",
  method: "POST",
  path: "/services/profile/v1/profiles",
  summary: "Create an account and log in",
  access: "anyone",
  work: "secret",
  headers: z.object({
    /** The user agent, which names the device in the player's list of sessions. */
    "user-agent": z.string().optional(),
  }),
  body: z.strictObject({
    email: emailInput,
    password: newPasswordInput,
    firstName: personNameInput,
    lastName: personNameInput,
    nickname: nicknameInput,
    birthDate: z.iso.date(),
    phonePrefix: phonePrefixInput,
    phone: phoneInput,
    address: addressInput,
    currency: currencyInput,
    language: languageInput,
    pinCode: pinCodeInput.optional(),
    referral: z.string().max(256).optional(),
    /** How and when this browser received the referral token. */
    referralVisit: z
      .strictObject({
        sharingMethod: z.string().max(40),
        campaign: campaignInput,
        timestamp: z.number().int().min(0),
        /** The visitor id under which `record-visit` counted the visit. */
        visitor: z.string().max(128).optional(),
      })
      .optional(),
    /**
     * Some jurisdictions require a deposit limit when joining. The time zone determines when a calendar month
     * begins.
     */
    depositLimit: z
      .strictObject({
        period: z.enum(["DAY", "WEEK", "MONTH"]),
        amount: limitAmountInput,
        timeZone: timeZoneInput,
      })
      .optional(),
    deviceId: z.string().max(128).optional(),
    /** Whether the player agrees to offers by e-mail; consent is never assumed. */
    acceptOffers: z.boolean().optional(),
    acceptTerms: z.literal(true, "TERMS_NOT_ACCEPTED"),
  }),
  answers: { 201: loginSuccess },
  errors: ["REGION_NOT_AVAILABLE", "RATE_LIMITED", "EXCLUDED", "REGISTER_UNAVAILABLE"],
  limit: { max: 60, windowSeconds: 60 },
});
