import { getPokerHand as call } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { findHand } from "../hand-store.ts";
import { toReplay } from "../replay.ts";

/** Returns a hand. Anyone with the link sees what the whole table saw; players also see their own cards. */
export function getPokerHand({ db }: Pick<Kit, "db">): Route {
  return route(call, async ({ params, session }) => {
    const hand = await findHand(db, params.handId);
    return hand ? toReplay(hand, session?.playerId ?? null) : refuse("NOT_FOUND");
  });
}
