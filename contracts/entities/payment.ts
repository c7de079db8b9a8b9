import { z } from "zod";
import { DEPOSIT_STATUSES, WITHDRAWAL_STATUSES } from "../enumerations.ts";

const paymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  currency: z.string(),
  min: z.number(),
  max: z.number(),
  fee: z.number(),
});

export const methodGroup = z.object({ code: z.string(), name: z.string(), methods: z.array(paymentMethod) });
export type MethodGroup = z.infer<typeof methodGroup>;

export const paymentsProfile = z.object({ cp: z.array(z.string()), ct: z.string(), ftd: z.boolean() });

export const deposit = z.object({
  id: z.string(),
  status: z.enum(DEPOSIT_STATUSES),
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  createdAt: z.string(),
  redirectUrl: z.string().optional(),
});

export const withdrawal = z.object({
  id: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  method: z.string(),
  amount: z.number(),
  fee: z.number(),
  currency: z.string(),
  target: z.string(),
  createdAt: z.string(),
});
