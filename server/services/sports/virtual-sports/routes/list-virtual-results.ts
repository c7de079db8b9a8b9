import { listVirtualResults as call } from "@parlour/contracts/calls/sports/virtual-sports/list-virtual-results";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listEnded } from "../round-store.ts";
import { toSummary } from "../views.ts";

export function listVirtualResults({ db }: Kit): Route {
  return route(call, async ({ query: { channel, before, limit } }) => {
    const rounds = await listEnded(db, { channel, limit, before: before ? new Date(before) : undefined });
    return { items: rounds.map(toSummary) };
  });
}
