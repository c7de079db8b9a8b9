import type { DepositOrder, PaymentProvider, PayoutOrder } from "../../ports/payment-provider.ts";

/** A message as the provider sends it to `/services/payment/providers/{provider}/events`. */
export type SignedMessage = { headers: Record<string, string>; rawBody: string };

type Order<Full> = Omit<Full, "reference" | "playerId" | "method" | "language">;

/** A provider with what its conformance checks need: how to play the payer, and one order per direction. */
export type ProviderUnderTest = {
  provider: PaymentProvider;
  /** An order that can be paid. */
  deposit: Order<DepositOrder>;
  /** An order that succeeds; undefined for a provider without payouts. */
  payout?: Order<PayoutOrder>;
  /** Plays the payer of a started deposit. Returns everything that the provider has sent about it. */
  payDeposit(reference: string): Promise<readonly SignedMessage[]>;
  /** Lets a payout succeed. Returns everything that the provider has sent about it. */
  completePayout?(reference: string): Promise<readonly SignedMessage[]>;
  /** The provider's clock. */
  now(): Date;
  /** The keys of the cashier's words. */
  words: ReadonlySet<string>;
};

/** One promise that every payment provider keeps. */
export type ConformanceCheck = { promise: string; run(subject: ProviderUnderTest): Promise<void> };
