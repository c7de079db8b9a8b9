import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { dealerTipPayout, tipPeriod } from "../../../entities/dealer-tip.ts";
import { currencyInput } from "../../../entities/money.ts";
import { identifierInput, shortText } from "../../../entities/text.ts";

export const payDealerTips = defineCall({
  name: "pay-dealer-tips",
  service: "shared-rounds",
  method: "POST",
  path: "/services/operator/v1/dealer-tips/payouts",
  summary: "Pay a dealer the unpaid tips of a period, in one currency; nobody pays their own tips",
  access: "operator",
  role: "PAYMENTS",
  body: z.strictObject({
    /** The caller generates the id; a repeat returns the first payout. */
    id: z.uuid().toLowerCase(),
    dealerId: identifierInput,
    currency: currencyInput,
    ...tipPeriod.shape,
    /** The unpaid amount that the operator has seen. If it has changed, nothing is paid. */
    amount: z.number().positive(),
    reason: shortText(500),
  }),
  answers: { 200: dealerTipPayout },
  errors: ["CONFLICT", "FORBIDDEN"],
});
