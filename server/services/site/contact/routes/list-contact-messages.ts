import { listContactMessages as call } from "@parlour/contracts/calls/site/contact/list-contact-messages";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listCases } from "../case-store.ts";

const perPage = 50;

export function listContactMessages(kit: Kit): Route {
  return route(call, async ({ query: { state, cursor } }) => {
    const found = await listCases(kit.db, { state, after: cursor, limit: perPage + 1 });
    const items = found.slice(0, perPage);
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
