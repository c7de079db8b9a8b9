import { reportDealerPresence as call } from "@parlour/contracts/calls/play/shared-rounds/report-dealer-presence";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { DealerDesk } from "../dealing/dealer-desk.ts";
import { noteShift } from "../dealing/shift-store.ts";

export function reportDealerPresence(desk: DealerDesk): Route {
  return route(call, async ({ params: { slug }, body: { isSending }, operator }) => {
    const table = desk.find(slug);
    if (table === undefined) return refuse("NOT_FOUND");
    const hasVideo = isSending && (desk.media.isReceiving(slug) ?? true);
    const dealer = { slug, operatorId: operator.id };
    if (!(await noteShift(desk.kit.db, dealer, { now: desk.kit.clock.now(), hasVideo })))
      return refuse("NOT_DEALING");
    // The table runs for as long as it has a dealer, even without players, on the server that receives the console's
    // reports.
    table.wake();
    return await desk.show(table, operator);
  });
}
