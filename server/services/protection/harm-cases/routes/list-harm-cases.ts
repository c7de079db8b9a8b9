import { listHarmCases as call } from "@parlour/contracts/calls/protection/harm-cases/list-harm-cases";
import { type Route, route } from "../../../../kit/service.ts";
import { listCases } from "../case-store.ts";
import type { HarmParts } from "../parts.ts";

const perPage = 50;

export function listHarmCases({ kit }: HarmParts): Route {
  return route(call, async ({ query: { state, cursor } }) => {
    const found = await listCases(kit.db, { state, after: cursor, limit: perPage + 1 });
    const items = found.slice(0, perPage);
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
