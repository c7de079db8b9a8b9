import type { PaymentProvider } from "../ports/payment-provider.ts";
import type { ProviderCalls } from "./provider-calls.ts";

/** Counts the calls to a payment provider, its messages and their errors. */
export function watchPaymentProvider(calls: ProviderCalls, provider: PaymentProvider): PaymentProvider {
  const ref = { kind: "PAYMENT", id: provider.code } as const;
  return {
    ...provider,
    startDeposit: (order) => calls.watch(ref, () => provider.startDeposit(order)),
    payOut: (order) => calls.watch(ref, () => provider.payOut(order)),
    readEvent: (rawBody) => calls.watch(ref, () => provider.readEvent(rawBody), "MESSAGE"),
    report: (from, to) => calls.watch(ref, () => provider.report(from, to)),
    isSigned(headers, rawBody) {
      const isSigned = provider.isSigned(headers, rawBody);
      if (!isSigned) calls.noteUnsigned(ref);
      return isSigned;
    },
  };
}
