import { listProviders as call } from "@parlour/contracts/calls/office/providers/list-providers";
import { type Route, route } from "../../../../kit/service.ts";
import { listAll, type ProviderParts } from "../provider-parts.ts";

export function listProviders(parts: ProviderParts): Route {
  return route(call, async () => ({ items: await listAll(parts) }));
}
