import { getPokerStatistics as call } from "@parlour/contracts/calls/poker/poker-room/get-poker-statistics";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "@parlour/server/kit/kit";
import { type Route, route } from "@parlour/server/kit/service";
import { countHands, sumResults } from "../hand-store.ts";

const dayMs = 86_400_000;

const share = (part: number, whole: number): number | null => (whole === 0 ? null : part / whole);

export function getPokerStatistics({ db, clock }: Pick<Kit, "db" | "clock">): Route {
  return route(call, async ({ session: { playerId }, query: { days, game } }) => {
    const since = new Date(clock.now().getTime() - days * dayMs);
    const period = { since, game: game ?? null };
    const counted = await countHands(db, playerId, period);
    const results = await sumResults(db, playerId, period);
    const { hands, voluntary, raisedPreflop, seenFlop, shownDown, wonShowdown } = counted;
    return {
      days,
      hands,
      voluntary: share(voluntary, hands),
      raisedPreflop: share(raisedPreflop, hands),
      wentToShowdown: share(shownDown, seenFlop),
      wonAtShowdown: share(wonShowdown, shownDown),
      results: results.map(({ currency, net }) => ({ currency, net: amountOf(BigInt(net), currency) })),
    };
  });
}
