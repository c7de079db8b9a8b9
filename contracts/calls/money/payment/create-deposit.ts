import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { amountInput, currencyInput } from "../../../entities/money.ts";
import { deposit } from "../../../entities/payment.ts";
import { identifierInput } from "../../../entities/text.ts";

// Loose, because a method declares fields of its own, which the server checks by its declaration.
export const createDeposit = defineCall({
  name: "create-deposit",
  service: "payment",
  method: "POST",
  path: "/services/payment/profiles/{session}/deposits",
  summary: "Create a deposit",
  access: "player",
  body: z.looseObject({ method: identifierInput, amount: amountInput, currency: currencyInput }),
  answers: { 201: deposit },
  errors: [
    "METHOD_NOT_AVAILABLE",
    "DOCUMENT_NOT_VERIFIED",
    "PROVIDER_UNAVAILABLE",
    "LIMIT_EXCEEDED",
    "CURRENCY_MISMATCH",
    "OVERLOADED",
    "FEATURE_DISABLED",
  ],
  idempotent: true,
  limit: { max: 60, windowSeconds: 60, per: "session" },
});
