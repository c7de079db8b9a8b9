import { z } from "zod";
import {
  DECLINE_REASONS,
  DEPOSIT_STATUSES,
  SANDBOX_PAYMENT_ACTS,
  SANDBOX_PAYMENT_STATUSES,
  WITHDRAWAL_STATUSES,
} from "../enumerations.ts";

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

/** Payment instructions for methods without a payment page; unused parts are null or zero. */
const paymentInstructions = z.object({
  /** The destination: a bank account or an address. */
  address: z.string(),
  /** The payment link that a QR code encodes. */
  uri: z.string().nullable(),
  /** The payment reference that the payer enters. */
  reference: z.string().nullable(),
  /** Network confirmations so far, and how many are needed. */
  confirmations: z.number().int(),
  confirmationsNeeded: z.number().int(),
  /** The amount that has arrived so far. */
  received: z.number(),
  expiresAt: z.string().nullable(),
});
export type PaymentInstructions = z.infer<typeof paymentInstructions>;

export const deposit = z.object({
  id: z.string(),
  status: z.enum(DEPOSIT_STATUSES),
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  createdAt: z.string(),
  redirectUrl: z.string().optional(),
  instructions: paymentInstructions.nullable(),
  /** Why the payment failed, if the provider gives a reason. */
  reason: z.string().nullable(),
});
export type Deposit = z.infer<typeof deposit>;

export const withdrawal = z.object({
  id: z.string(),
  status: z.enum(WITHDRAWAL_STATUSES),
  method: z.string(),
  amount: z.number(),
  fee: z.number(),
  currency: z.string(),
  target: z.string(),
  createdAt: z.string(),
  cancellable: z.boolean(),
  /** Why the withdrawal was declined; null if it was not, or if it was declined before reason codes existed. */
  declineReason: z.enum(DECLINE_REASONS).nullable(),
});
export type Withdrawal = z.infer<typeof withdrawal>;

/** A withdrawal as operators see it. */
export const reviewedWithdrawal = withdrawal.extend({
  playerId: z.string(),
  /** Risk signals: `ACCOUNT_LOCKED`, `CHARGEBACK`, `FIRST_WITHDRAWAL`, `LARGE_AMOUNT`, `MANY_WITHDRAWALS`, … */
  signals: z.array(z.string()),
  decidedBy: z.string().nullable(),
  /** The internal reason for the decision, which the player doesn't see. */
  reason: z.string().nullable(),
  /** Whether the amount needs the approval of two operators. */
  needsSecondApprover: z.boolean(),
  /** The operator who gave the first of two approvals. */
  firstApproval: z.object({ operatorId: z.string(), operatorName: z.string(), at: z.string() }).nullable(),
});

/** A deposit at the sandbox payment provider. */
export const sandboxPayment = z.object({
  reference: z.string(),
  method: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.enum(SANDBOX_PAYMENT_STATUSES),
  /** The actions that are possible in the current state. */
  acts: z.array(z.enum(SANDBOX_PAYMENT_ACTS)),
});
export type SandboxPayment = z.infer<typeof sandboxPayment>;
