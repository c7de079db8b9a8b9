import type { DepositOrder, PaymentProvider, PayoutOrder } from "../../ports/payment-provider.ts";

/** A message as the provider sends it to `/services/payment/providers/{provider}/events`. */
export type SignedMessage = { headers: Record<string, string>; rawBody: string };

type Order<Full> = Omit<Full, "reference" | "playerId" | "method" | "language">;

/** A provider with what its conformance checks need: how to act as the payer, and one order per direction. */
export type ProviderUnderTest = {
  provider: PaymentProvider;
  /** An order that can be paid. */
  deposit: Order<DepositOrder>;
  /** An order that succeeds; undefined for a provider without payouts. */
  payout?: Order<PayoutOrder>;
  /** Acts as the payer of a started deposit. Returns everything that the provider has sent about it. */
  payDeposit(reference: string): Promise<readonly SignedMessage[]>;
  /** Lets a payout succeed. Returns everything that the provider has sent about it. */
  completePayout?(reference: string): Promise<readonly SignedMessage[]>;
  /** The provider's clock. */
  now(): Date;
  /** The keys of the cashier's texts. */
  words: ReadonlySet<string>;
};

/** One requirement that every payment provider must meet. */
export type ConformanceCheck = { promise: string; run(subject: ProviderUnderTest): Promise<void> };
