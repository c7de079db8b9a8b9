import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { amountInput, currencyInput } from "../../../entities/money.ts";
import { pinCodeInput } from "../../../entities/secret-input.ts";
import { shortText } from "../../../entities/text.ts";
import { CHANNEL_TYPES } from "../../../enumerations.ts";

export const createTransfer = defineCall({
  name: "create-transfer",
  service: "payment",
  method: "POST",
  path: "/services/payment/profiles/{session}/transfers",
  summary: "Send money to another player",
  access: "player",
  headers: z.object({ "x-channel": z.enum(CHANNEL_TYPES).optional() }),
  body: z.strictObject({
    /** The recipient's nickname. */
    recipient: shortText(60),
    amount: amountInput,
    currency: currencyInput,
    pinCode: pinCodeInput,
  }),
  answers: {
    201: z.object({
      id: z.string(),
      status: z.literal("COMPLETED"),
      recipient: z.string(),
      amount: z.number(),
      currency: z.string(),
      createdAt: z.string(),
    }),
  },
  errors: [
    "RECIPIENT_NOT_FOUND",
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
