import { getProvider as call } from "@parlour/contracts/calls/office/providers/get-provider";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPage, type ProviderParts } from "../provider-parts.ts";

export function getProvider(parts: ProviderParts): Route {
  return route(
    call,
    async ({ params: { kind, providerId } }) =>
      (await findPage(parts, { kind, id: providerId })) ?? refuse("NOT_FOUND"),
  );
}
