import { z } from "zod";
import { defineCall } from "../../../call.ts";
import { currencyInput } from "../../../entities/money.ts";
import { methodGroup } from "../../../entities/payment.ts";
import { regionInput } from "../../../entities/text.ts";
import { CHANNEL_TYPES, PAYMENT_TYPES } from "../../../enumerations.ts";

export const listMethodGroups = defineCall({
  name: "list-method-groups",
  service: "routing",
  method: "GET",
  path: "/services/routing/config/payment-methods/method-groups",
  summary: "The deposit or withdrawal methods that are offered",
  access: "anyone",
  query: z.object({
    brand: z.string().max(40).optional(),
    channel: z.enum(CHANNEL_TYPES).optional(),
    cp: z.string().max(200).optional(),
    ct: z.string().max(200).optional(),
    currency: currencyInput.optional(),
    paymentType: z.enum(PAYMENT_TYPES).default("W"),
    region: regionInput.optional(),
  }),
  answers: { 200: z.array(methodGroup) },
});
