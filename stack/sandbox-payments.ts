import type { Kit } from "@parlour/server/kit/kit";
import type { PaymentProvider } from "@parlour/server/kit/ports/payment-provider";
import type { Ports } from "@parlour/server/main/compose";
import { receiveEvent } from "@parlour/server/services/money/payment";
import { createSandboxProvider } from "@parlour/server/services/money/payment-provider";

type SendMessage = Parameters<typeof createSandboxProvider>[1];

/**
 * Creates the sandbox's payment provider. Its messages are handled like those of a real provider, except that
 * they are not sent over HTTP.
 */
export function createSandboxPayments(
  kit: Kit,
  { players, bonuses }: Pick<Ports, "players" | "bonuses">,
): { provider: PaymentProvider; sendMessage: SendMessage } {
  const sendMessage: SendMessage = async (headers, rawBody) => {
    if (!provider.isSigned(headers, rawBody)) {
      throw new Error("The sandbox's payment provider does not sign as agreed");
    }
    const event = await provider.readEvent(rawBody);
    if (event !== undefined) await receiveEvent({ kit, players, bonuses }, provider.code, event);
  };
  const provider = createSandboxProvider(kit, sendMessage);
  return { provider, sendMessage };
}
