import type { PaymentFlow } from "@parlour/contracts/entities/payment-kind";
import { flowOf } from "../../../kit/payment-kinds.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import type { PaymentProvider } from "../../../kit/ports/payment-provider.ts";
import { findProvider, type PaymentParts } from "./parts.ts";

/**
 * Returns the provider of a method and what it declares for this direction; undefined when the provider is not
 * configured.
 */
export function findProviderOf(
  parts: Pick<PaymentParts, "providers">,
  method: PaymentMethod,
  paymentType: "D" | "W",
): { provider: PaymentProvider; flow: PaymentFlow } | undefined {
  const provider = findProvider(parts, method.provider);
  const kind = provider?.declares.kinds.find(({ code }) => code === method.kind);
  const flow = flowOf(kind, paymentType);
  return provider && flow && { provider, flow };
}
