import { z } from "zod";
import { paymentField } from "./payment-kind.ts";

/**
 * A bank account that withdrawals can go to. Its number is never stored, only the provider's token for it.
 */
export const bankAccount = z.object({
  id: z.string(),
  /** The name that the player gave the account. */
  name: z.string(),
  masked: z.string(),
  type: z.string(),
  /** The bank's name; empty when it is not known. */
  bank: z.string(),
});
export type BankAccount = z.infer<typeof bankAccount>;

/** The fields that identify an account in the player's country, as the provider declares them. */
export const bankAccountForm = z.object({ fields: z.array(paymentField) });
export type BankAccountForm = z.infer<typeof bankAccountForm>;

/** An account is REFUSED if the bank reports a different holder; two operators together can still link it. */
export const BANK_ACCOUNT_STATUSES = ["LINKED", "REFUSED", "REMOVED"] as const;

/** An account as operators see it, with the holder's name from the bank. */
export const reviewedBankAccount = bankAccount.extend({
  /** The holder is empty for an account that came with the player's profile; `createdAt` is then null. */
  holder: z.string(),
  status: z.enum(BANK_ACCOUNT_STATUSES),
  createdAt: z.string().nullable(),
});
export type ReviewedBankAccount = z.infer<typeof reviewedBankAccount>;
