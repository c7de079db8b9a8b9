import type { PaymentInstructions } from "@parlour/contracts/entities/payment";
import type { FieldError } from "../refusal.ts";

/** A payment as a provider sees it. The reference is our own id of it, and the same for ever. */
export type PaymentOrder = {
  reference: string;
  playerId: string;
  method: string;
  amountMinor: bigint;
  currency: string;
  language: string;
};

export type DepositOrder = PaymentOrder & {
  /** What the method asks for beside the amount; never stored by us. */
  fields: Readonly<Record<string, unknown>>;
};

export type PayoutOrder = PaymentOrder & { target: string };

export type StartedDeposit = {
  /** Where the player goes on, if there is a page for it. */
  redirectUrl: string | null;
  instructions: PaymentInstructions | null;
  /** When it is given up if nothing has arrived. */
  expiresAt: Date | null;
};

/** What a provider says of a payment. It may say it twice, late, or in any order. */
export type ProviderEvent = {
  /** The provider's own, so that a second delivery is known. */
  id: string;
  kind: "deposit" | "withdrawal";
  reference: string;
  status: "PROCESSING" | "COMPLETED" | "DECLINED" | "EXPIRED" | "REVERSED" | "PAID" | "FAILED";
  /** What really arrived, which may differ from what was asked. */
  amountMinor: bigint | null;
  /** How far a payment has come that is not final yet. */
  confirmations: number | null;
  reason: string | null;
};

/** One line of a provider's own books. */
export type ProviderReportLine = {
  kind: "deposit" | "withdrawal";
  reference: string;
  status: "COMPLETED" | "REVERSED" | "PAID";
  amountMinor: bigint;
  currency: string;
};

/** An external company that moves money for us; the sandbox simulates one. */
export type PaymentProvider = {
  code: string;
  /** Asking again with the same reference starts nothing new. Fields that it cannot take are told apart. */
  startDeposit(order: DepositOrder): Promise<StartedDeposit | { errors: FieldError[] }>;
  /** What is wrong with a payout's target, before any money is held. */
  checkTarget(method: string, target: string, currency: string): FieldError | undefined;
  /** Asking again with the same reference pays nothing twice. */
  payOut(order: PayoutOrder): Promise<void>;
  /** Whether a message was signed by the provider. Looks at the bytes as they came. */
  isSigned(headers: Record<string, unknown>, rawBody: string): boolean;
  /** What a signed message says; nothing when it is about nothing of ours. It may have to ask the provider. */
  readEvent(rawBody: string): Promise<ProviderEvent | undefined>;
  /** Everything that was final at that time, by the provider's own books. */
  report(from: Date, to: Date): Promise<readonly ProviderReportLine[]>;
};
