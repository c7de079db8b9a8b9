import { getPokerTournamentResults as call } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament-results";
import { amountOf } from "@parlour/rules/money";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { sumEntries } from "../entry-results.ts";

const dayMs = 86_400_000;

export function getPokerTournamentResults({ db, clock }: Pick<Kit, "db" | "clock">): Route {
  return route(call, async ({ session: { playerId }, query: { days, game } }) => {
    const since = new Date(clock.now().getTime() - days * dayMs);
    const results = await sumEntries(db, playerId, { since, game: game ?? null });
    return {
      results: results.map(({ currency, paid, won, ...counts }) => ({
        currency,
        ...counts,
        paid: amountOf(BigInt(paid), currency),
        won: amountOf(BigInt(won), currency),
      })),
    };
  });
}
