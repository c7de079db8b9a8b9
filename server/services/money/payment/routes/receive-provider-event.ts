import { receiveProviderEvent as call } from "@parlour/contracts/calls/money/payment/receive-provider-event";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findProvider, type PaymentParts } from "../parts.ts";
import { receiveEvent } from "../receive-event.ts";

export function receiveProviderEvent(parts: PaymentParts): Route {
  return route(call, async ({ params, signed }) => {
    const provider = findProvider(parts, params.provider);
    // The authoriser has already refused unknown providers.
    if (!provider) return refuse("SIGNATURE_INVALID");
    const event = await provider.readEvent(signed.rawBody);
    if (event !== undefined) await receiveEvent(parts, provider.code, event);
    return { ok: true } as const;
  });
}
