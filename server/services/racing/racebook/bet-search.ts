import { amountOf } from "@parlour/rules/money";
import type { SearchSource } from "../../../kit/ports/search-source.ts";
import { findBets } from "./bet-store.ts";

/** Finds a racing bet by its full id. */
export const racingBetSearch: SearchSource = {
  roles: ["SUPPORT", "PAYMENTS", "COMPLIANCE", "TRADER"],
  async find({ db }, term) {
    const [bet] = await findBets(db, [term]);
    if (bet === undefined) return [];
    return [
      {
        kind: "RACING_BET",
        id: bet.id,
        title: `${amountOf(bet.stakeMinor, bet.currency)} ${bet.currency}`,
        text: `${bet.type} · ${bet.outcome}`,
        playerId: bet.playerId,
        subjectId: bet.raceId,
        at: bet.placedAt.toISOString(),
      },
    ];
  },
};
