import { receiveProviderEvent as call } from "@parlour/contracts/calls/money/payment/receive-provider-event";
import { checkProviderEvent, ProviderEventError } from "../../../../kit/ports/provider-event.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findProvider, type PaymentParts } from "../parts.ts";
import { receiveEvent } from "../receive-event.ts";

export function receiveProviderEvent(parts: PaymentParts): Route {
  return route(call, async ({ params, signed }) => {
    const provider = findProvider(parts, params.provider);
    // An unknown provider cannot get here, because the authoriser has already refused it.
    if (!provider) return refuse("SIGNATURE_INVALID");
    try {
      const event = await provider.readEvent(signed.rawBody);
      if (event !== undefined) await receiveEvent(parts, provider.code, checkProviderEvent(event));
    } catch (error) {
      if (!(error instanceof ProviderEventError)) throw error;
      parts.kit.log.warn({ err: error, provider: provider.code }, "a provider's message cannot be read");
      return refuse("PROVIDER_EVENT_INVALID");
    }
    return { ok: true } as const;
  });
}
