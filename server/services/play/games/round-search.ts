import { amountOf } from "@parlour/rules/money";
import type { Rounds } from "@parlour/wagering/rounds";
import type { SearchSource } from "../../../kit/ports/search-source.ts";

/** Our own games and those of other studios, by id. */
type NamedGames = { find(id: string): { name: string } | undefined };

/** Finds a real-money round by its whole id. */
export function createRoundSearch(rounds: Pick<Rounds, "listById">, games: NamedGames): SearchSource {
  return {
    roles: ["SUPPORT", "PAYMENTS", "COMPLIANCE"],
    async find(_kit, term, limit) {
      const found = await rounds.listById(term, limit);
      return found.map(({ roundId, productId, playerId, currency, stakedMinor, wonMinor, startedAt }) => ({
        kind: "ROUND" as const,
        id: roundId,
        title: games.find(productId)?.name ?? productId,
        text: `stake ${amountOf(stakedMinor, currency)}, win ${amountOf(wonMinor, currency)} ${currency}`,
        playerId,
        subjectId: null,
        at: startedAt.toISOString(),
      }));
    },
  };
}
