import { closeDealtTable as call } from "@parlour/contracts/calls/play/shared-rounds/close-dealt-table";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { DealerDesk } from "../dealing/dealer-desk.ts";
import { endShift } from "../dealing/shift-store.ts";

export function closeDealtTable(desk: DealerDesk): Route {
  return route(call, async ({ params: { slug }, operator }) => {
    const table = desk.find(slug);
    if (table === undefined) return refuse("NOT_FOUND");
    const { round } = await desk.show(table, operator);
    if (round !== null && round.callBy !== null)
      return refuse("ROUND_UNFINISHED", { roundId: String(round.number) });
    const leaving = { slug, operator: { id: operator.id, name: operator.name }, now: desk.kit.clock.now() };
    if (!(await endShift(desk.kit.db, leaving))) return refuse("NOT_DEALING");
    table.wake();
    return await desk.show(table, operator);
  });
}
