import { listPlayerCases as call } from "@parlour/contracts/calls/protection/cases/list-player-cases";
import { pageOf } from "../../../../kit/pages.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listCasesOf, toSummary } from "../case-store.ts";
import type { CaseParts } from "../parts.ts";
import { dayOf } from "../read-case.ts";

const perPage = 25;

export function listPlayerCases({ kit }: CaseParts): Route {
  return route(call, async ({ params: { playerId }, query: { cursor } }) => {
    const page = { today: dayOf(kit.clock.now()), after: cursor, limit: perPage + 1 };
    const { items, nextCursor } = pageOf(await listCasesOf(kit.db, playerId, page), perPage);
    return { items: items.map(toSummary), nextCursor };
  });
}
