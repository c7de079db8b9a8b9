import { listApiKeys as call } from "@parlour/contracts/calls/office/partner-api/list-api-keys";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listKeys } from "../key-store.ts";
import type { PartnerParts } from "../partner-parts.ts";

const perPage = 50;

export function listApiKeys({ kit }: PartnerParts): Route {
  return route(call, async ({ query: { cursor } }) =>
    pageOf(await listKeys(kit.db, { after: cursor, limit: perPage + 1 }, kit.clock.now()), perPage),
  );
}
