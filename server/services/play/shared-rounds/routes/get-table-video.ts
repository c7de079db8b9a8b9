import { getTableVideo as call } from "@parlour/contracts/calls/play/shared-rounds/get-table-video";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import type { DealerDesk } from "../dealing/dealer-desk.ts";
import { dealerStateOf } from "../dealing/dealer-state.ts";
import { findShift } from "../dealing/shift-store.ts";

/** Anyone may watch the video of a dealer, just as anyone may watch the tables without one. */
export function getTableVideo({ kit, media, find }: DealerDesk): Route {
  return route(call, async ({ params: { slug } }) => {
    if (find(slug) === undefined) return refuse("NOT_FOUND");
    const state = dealerStateOf(await findShift(kit.db, slug), kit.clock.now());
    return state === "AWAY" ? refuse("DEALER_AWAY") : media.watchAccess(slug);
  });
}
