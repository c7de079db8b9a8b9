import { openDealtTable as call } from "@parlour/contracts/calls/play/shared-rounds/open-dealt-table";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { DealerDesk } from "../dealing/dealer-desk.ts";
import { awayAfterMs } from "../dealing/dealer-state.ts";
import { beginShift } from "../dealing/shift-store.ts";

export function openDealtTable(desk: DealerDesk): Route {
  return route(call, async ({ params: { slug }, operator }) => {
    const table = desk.find(slug);
    if (table === undefined) return refuse("NOT_FOUND");
    const now = desk.kit.clock.now();
    const dealer = { slug, operatorId: operator.id, operatorName: operator.name };
    const awaySince = new Date(now.getTime() - awayAfterMs);
    const shift = await beginShift(desk.kit.db, dealer, { now, awaySince });
    if (shift === undefined) return refuse("NOT_DEALING");
    return { table: await desk.show(table, operator), media: desk.media.publishAccess(slug) };
  });
}
