import { listHarmCaseSteps as call } from "@parlour/contracts/calls/protection/harm-cases/list-harm-case-steps";
import { type Route, route } from "../../../../kit/service.ts";
import type { HarmParts } from "../parts.ts";
import { listSteps } from "../step-store.ts";

const perPage = 50;

export function listHarmCaseSteps({ kit }: HarmParts): Route {
  return route(call, async ({ params: { id }, query: { cursor } }) => {
    const found = await listSteps(kit.db, id, { before: cursor, limit: perPage + 1 });
    const items = found.slice(0, perPage);
    return { items, nextCursor: found.length > perPage ? items.at(-1)!.id : null };
  });
}
