import type { Refusal } from "../refusal.ts";

export type ClosingPayoutPlan = {
  method: string;
  label: string;
  amountMinor: bigint;
  feeMinor: bigint;
  currency: string;
};

/** Pays out the balance of an account that its owner closes. Implemented by the payment service. */
export type ClosingPayouts = {
  /** Returns the amount that a payout to this target would pay now, or the reason why it is not possible. */
  plan(playerId: string, target: string): Promise<ClosingPayoutPlan | Refusal>;
  /** Requests the payout with an id that the caller chooses; operators review it like any other withdrawal. */
  request(id: string, playerId: string, target: string): Promise<Refusal | undefined>;
  statusOf(id: string): Promise<"PENDING" | "APPROVED" | "PAID" | "CANCELLED" | "DECLINED" | null>;
};
