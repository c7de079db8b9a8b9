import type { PaymentDeclaration, PaymentFlow, PaymentKind } from "@parlour/contracts/entities/payment-kind";

/**
 * Finds the provider's declared kind that a payment method was created from; undefined if the provider is no
 * longer configured.
 */
export function findPaymentKind(
  declarations: readonly PaymentDeclaration[],
  method: { provider: string; kind: string },
): PaymentKind | undefined {
  const declaration = declarations.find(({ provider }) => provider === method.provider);
  return declaration?.kinds.find(({ code }) => code === method.kind);
}

export function flowOf(kind: PaymentKind | undefined, paymentType: "D" | "W"): PaymentFlow | undefined {
  return (paymentType === "D" ? kind?.deposit : kind?.withdrawal) ?? undefined;
}
