import { listVoidedPokerHands as call } from "@parlour/contracts/calls/poker/poker-room/list-voided-poker-hands";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { listVoidedHands, toVoidedHand } from "../voided-hand-store.ts";

const periodMs = 90 * 86_400_000;

export function listVoidedPokerHands({ db, clock }: Pick<Kit, "db" | "clock">): Route {
  return route(call, async () => {
    const since = new Date(clock.now().getTime() - periodMs);
    return { hands: (await listVoidedHands(db, { since, limit: 100 })).map(toVoidedHand) };
  });
}
