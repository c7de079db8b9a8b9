import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { amountInput, currencyInput } from "../../../entities/money.ts";
import { withdrawal } from "../../../entities/payment.ts";
import { pinCodeInput } from "../../../entities/secret-input.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";
import { CHANNEL_TYPES } from "../../../enumerations.ts";

export const createWithdrawal = defineCall({
  name: "create-withdrawal",
  service: "payment",
  method: "POST",
  path: "/services/payment/profiles/{session}/withdrawals",
  summary: "Request a withdrawal; the amount is held until it is paid or cancelled",
  access: "player",
  headers: z.object({ "x-channel": z.enum(CHANNEL_TYPES).optional() }),
  body: z.strictObject({
    method: identifierInput,
    amount: amountInput,
    currency: currencyInput,
    /** The id of a linked bank account, or a crypto address. */
    target: shortText(200),
    pinCode: pinCodeInput,
  }),
  answers: { 201: withdrawal },
  errors: [
    "METHOD_NOT_AVAILABLE",
    "DOCUMENT_NOT_VERIFIED",
    "ACCOUNT_BLOCKED",
    "INSUFFICIENT_FUNDS",
    "PAYMENT_OWED",
    "LIMIT_EXCEEDED",
    "CURRENCY_MISMATCH",
    "OVERLOADED",
    "FEATURE_DISABLED",
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
