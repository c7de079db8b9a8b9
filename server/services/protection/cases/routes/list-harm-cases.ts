import { listHarmCases as call } from "@parlour/contracts/calls/protection/cases/list-harm-cases";
import { type Route, route } from "../../../../kit/service.ts";
import { listHarmCases as listStored } from "../case-store.ts";
import type { CaseParts } from "../parts.ts";

const perPage = 50;

export function listHarmCases({ kit }: CaseParts): Route {
  return route(call, async ({ query: { state, cursor } }) => {
    const found = await listStored(kit.db, { state, after: cursor, limit: perPage + 1 });
    const items = found.slice(0, perPage);
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
