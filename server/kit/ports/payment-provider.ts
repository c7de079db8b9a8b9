import type { PaymentInstructions } from "@parlour/contracts/entities/payment";
import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import type { FieldError } from "../refusal.ts";
import type { ProviderEntry } from "./provider-source.ts";

/** A payment as a provider sees it. The reference is our own id of the payment and never changes. */
export type PaymentOrder = {
  reference: string;
  playerId: string;
  /** The code of the payment method, as set by an operator. */
  method: string;
  /** The provider's declared kind that the method was created from. */
  kind: string;
  amountMinor: bigint;
  currency: string;
  language: string;
};

export type DepositOrder = PaymentOrder & {
  /** The values of the declared fields, cleaned and checked. We never store them. */
  fields: Readonly<Record<string, string>>;
  /** If false, the provider must refuse credit cards with the error CREDIT_CARD_NOT_ALLOWED. */
  creditCardsAllowed: boolean;
};

export type PayoutOrder = PaymentOrder & { target: string };

export type StartedDeposit = {
  /** The provider's page where the player continues, if there is one. */
  redirectUrl: string | null;
  instructions: PaymentInstructions | null;
  /** When the deposit expires if no money has arrived. */
  expiresAt: Date | null;
  /**
   * The provider's token for the card, the same for every payer who uses it; absent for other kinds of
   * payment.
   */
  cardFingerprint?: string | undefined;
};

/** A provider's message about a payment. It may arrive twice, late or out of order. */
export type ProviderEvent = {
  /** The provider's own id, by which a second delivery is recognised. */
  id: string;
  kind: "deposit" | "withdrawal";
  reference: string;
  status: "PROCESSING" | "COMPLETED" | "DECLINED" | "EXPIRED" | "REVERSED" | "PAID" | "FAILED";
  /** The amount that arrived, which may differ from the requested one. */
  amountMinor: bigint | null;
  /** The number of network confirmations of a payment that is not final yet. */
  confirmations: number | null;
  reason: string | null;
};

/** One line of a provider's own records. */
export type ProviderReportLine = {
  kind: "deposit" | "withdrawal";
  reference: string;
  status: "COMPLETED" | "REVERSED" | "PAID";
  amountMinor: bigint;
  currency: string;
};

/** A company that moves money for us; the sandbox simulates one. See docs/adding-a-payment-provider.md. */
export type PaymentProvider = {
  code: string;
  /**
   * The kinds of methods that the provider offers. Forms, validation and the operators' console
   * are built from these declarations.
   */
  declares: Omit<PaymentDeclaration, "provider">;
  /**
   * Starts a deposit. A second call with the same reference does not start another one. The declared fields
   * have been checked already; the provider returns `errors` that only it can detect.
   */
  startDeposit(order: DepositOrder): Promise<StartedDeposit | { errors: FieldError[] }>;
  /**
   * Pays money out. A second call with the same reference does not pay again. Returns an event if the payout is known
   * to have failed already; results otherwise arrive by messages.
   */
  payOut(order: PayoutOrder): Promise<ProviderEvent | undefined>;
  /** Returns whether the provider signed a message. The signature covers the raw bytes of the body. */
  isSigned(headers: Record<string, unknown>, rawBody: string): boolean;
  /** Reads the event in a signed message; undefined when it concerns none of our payments. May call the provider. */
  readEvent(rawBody: string): Promise<ProviderEvent | undefined>;
  /** Lists all payments that became final in a period, from the provider's own records. */
  report(from: Date, to: Date): Promise<readonly ProviderReportLine[]>;
  /** The address, settings and masked keys that the operators' console shows. */
  connection?: Pick<ProviderEntry, "settings" | "keys">;
};
