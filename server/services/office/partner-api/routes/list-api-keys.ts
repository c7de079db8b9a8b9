import { listApiKeys as call } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import { type Route, route } from "../../../../kit/service.ts";
import { listKeys } from "../key-store.ts";
import type { PartnerParts } from "../partner-parts.ts";

export function listApiKeys({ kit }: PartnerParts): Route {
  return route(call, async () => ({ items: await listKeys(kit.db, kit.clock.now()) }));
}
