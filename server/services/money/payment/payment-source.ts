import { receiveProviderEvent } from "@parlour/contracts/calls/money/payment/receive-provider-event";
import type { Kit } from "../../../kit/kit.ts";
import type { PaymentProvider } from "../../../kit/ports/payment-provider.ts";
import type { ProviderSource } from "../../../kit/ports/provider-source.ts";

const dayMs = 86_400_000;

/** Describes the configured payment providers to operators. The test reads the provider's records and moves no money. */
export function createPaymentSource({ clock }: Kit, providers: readonly PaymentProvider[]): ProviderSource {
  return {
    kind: "PAYMENT",
    list: async () =>
      providers.map(({ code, declares, connection }) => ({
        id: code,
        name: declares.name,
        isEnabled: true,
        settings: [
          ...(connection?.settings ?? []),
          { label: "Methods", value: declares.kinds.map(({ name }) => name).join(", "), variable: null },
          {
            label: "Sends messages to",
            value: receiveProviderEvent.path.replace("{provider}", code),
            variable: null,
          },
        ],
        keys: connection?.keys ?? [],
        account: null,
        test: "Asks the provider for the payments of the last 24 hours. No money moves.",
      })),
    async test(id) {
      const provider = providers.find(({ code }) => code === id);
      if (provider === undefined) throw new Error("The provider is no longer configured");
      const now = clock.now();
      const lines = await provider.report(new Date(now.getTime() - dayMs), now);
      return `The provider's records of the last 24 hours: ${lines.length} completed payments.`;
    },
  };
}
