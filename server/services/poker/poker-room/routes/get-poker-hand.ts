import { getPokerHand as call } from "@parlour/contracts/calls/poker/poker-room/get-poker-hand";
import type { Kit } from "@parlour/server/kit/kit";
import { refuse } from "@parlour/server/kit/refusal";
import { type Route, route } from "@parlour/server/kit/service";
import { findHand } from "../hand-store.ts";
import { isRevealedTo, toReplay } from "../replay.ts";

/** Returns a hand. Anyone with the link sees what the whole table saw; players also see their own cards. */
export function getPokerHand({ db, clock }: Pick<Kit, "db" | "clock">): Route {
  return route(call, async ({ params, session }) => {
    const hand = await findHand(db, params.handId);
    if (!hand) return refuse("NOT_FOUND");
    const owner = session?.playerId ?? null;
    const isRevealed = isRevealedTo(hand, owner, clock.now().getTime());
    return toReplay(hand, owner, isRevealed ? { seesAll: true } : {});
  });
}
