import type { Kit } from "@parlour/server/kit/kit";
import type { PaymentProvider } from "@parlour/server/kit/ports/payment-provider";
import { bonusParts } from "@parlour/server/main/reward-services";
import { createPlayers } from "@parlour/server/services/identity/profile";
import { receiveEvent } from "@parlour/server/services/money/payment";
import { createSandboxProvider } from "@parlour/server/services/money/payment-provider";
import { createBonusGrants } from "@parlour/server/services/rewards/bonuses";

type TellUs = Parameters<typeof createSandboxProvider>[1];

/** The sandbox's own payment provider. */
export function sandboxPayments(kit: Kit): PaymentProvider {
  return createSandboxProvider(kit, tellUs(kit));
}

/** The provider's messages take the same way as those of a real one, save the wire. */
export function tellUs(kit: Kit): TellUs {
  const parts = { kit, players: createPlayers(kit), bonuses: createBonusGrants(bonusParts(kit)) };
  return async (headers, rawBody) => {
    const provider = sandboxPayments(kit);
    if (!provider.isSigned(headers, rawBody)) {
      throw new Error("The sandbox's payment provider does not sign as agreed");
    }
    const event = await provider.readEvent(rawBody);
    if (event !== undefined) await receiveEvent(parts, provider.code, event);
  };
}
