import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { amountInput, currencyInput } from "../../../entities/money.ts";
import { deposit } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";
import { CHANNEL_TYPES } from "../../../enumerations.ts";

// A loose object, because each method declares its own fields, which the server validates.
export const createDeposit = defineCall({
  name: "create-deposit",
  service: "payment",
  method: "POST",
  path: "/services/payment/profiles/{session}/deposits",
  summary: "Create a deposit",
  access: "player",
  headers: z.object({ "x-channel": z.enum(CHANNEL_TYPES).optional() }),
  body: z.looseObject({ method: identifierInput, amount: amountInput, currency: currencyInput }),
  answers: { 201: deposit },
  errors: [
    "METHOD_NOT_AVAILABLE",
    "DOCUMENT_NOT_VERIFIED",
    "PROVIDER_UNAVAILABLE",
    "LIMIT_EXCEEDED",
    "LIMIT_REACHED",
    "EXCLUDED",
    "ACCOUNT_UNDER_REVIEW",
    "DEPOSIT_LIMIT_REQUIRED",
    "REGISTER_UNAVAILABLE",
    "CREDIT_CARD_NOT_ALLOWED",
    "CURRENCY_MISMATCH",
    "OVERLOADED",
    "FEATURE_DISABLED",
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
