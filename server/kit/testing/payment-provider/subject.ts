import type { DepositOrder, PaymentProvider, PayoutOrder } from "../../ports/payment-provider.ts";

/** A signed message in the form that the provider sends to `/services/payment/providers/{provider}/events`. */
export type SignedMessage = { headers: Record<string, string>; rawBody: string };

type Order<Full> = Omit<Full, "reference" | "playerId" | "method" | "language">;

/**
 * A provider together with what its conformance checks need: a way to act as the payer, and one order per direction.
 */
export type ProviderUnderTest = {
  provider: PaymentProvider;
  /** An order for a deposit that the payer can complete. */
  deposit: Order<DepositOrder>;
  /** A payout order that succeeds; undefined if the provider does not offer payouts. */
  payout?: Order<PayoutOrder>;
  /** Acts as the payer of a deposit that has been started. Returns everything that the provider has sent about it. */
  payDeposit(reference: string): Promise<readonly SignedMessage[]>;
  /** Makes a payout succeed. Returns everything that the provider has sent about it. */
  completePayout?(reference: string): Promise<readonly SignedMessage[]>;
  /** Returns the time according to the provider's clock. */
  now(): Date;
  /** The keys of all of the cashier's texts. */
  words: ReadonlySet<string>;
};

/** One requirement that every payment provider must meet. */
export type ConformanceCheck = { promise: string; run(subject: ProviderUnderTest): Promise<void> };
