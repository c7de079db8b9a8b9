import { listCases as call } from "@parlour/contracts/calls/protection/cases/list-cases";
import { CASE_STATES } from "@parlour/contracts/entities/case";
import { type Route, route } from "../../../../kit/service.ts";
import { listCases as listStored, toSummary } from "../case-store.ts";
import type { CaseParts } from "../parts.ts";
import { dayOf } from "../read-case.ts";

const perPage = 50;

export function listCases({ kit, listOwned }: CaseParts): Route {
  return route(call, async ({ query: { kind, state, owner, overdue, cursor }, operator }) => {
    const owned = owner === undefined ? [] : await listOwned(kit.db);
    const idsOf = (claims: readonly { itemId: string }[]) => claims.map(({ itemId }) => itemId);
    const found = await listStored(kit.db, {
      kind,
      states: state === undefined ? ["OPEN", "FOLLOW_UP"] : state === "ALL" ? CASE_STATES : [state],
      among: owner === "ME" ? idsOf(owned.filter(({ operatorId }) => operatorId === operator.id)) : undefined,
      without: owner === "NOBODY" ? idsOf(owned) : undefined,
      overdue: overdue === "true",
      after: cursor,
      limit: perPage + 1,
      today: dayOf(kit.clock.now()),
    });
    const items = found.slice(0, perPage).map(toSummary);
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
