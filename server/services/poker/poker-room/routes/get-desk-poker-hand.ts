import { getDeskPokerHand as call } from "@parlour/contracts/calls/poker/poker-room/get-desk-poker-hand";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { toDeskReplay } from "../hand-search.ts";
import { findHand } from "../hand-store.ts";

export function getDeskPokerHand({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ params: { handId } }) => {
    const hand = await findHand(db, handId);
    return hand ? toDeskReplay(hand) : refuse("NOT_FOUND");
  });
}
