import { amountOf } from "@parlour/rules/money";
import type { SearchSource } from "../../../kit/ports/search-source.ts";
import { findBet } from "./bet-store.ts";

/** Finds a sports bet by its full id. */
export const sportsBetSearch: SearchSource = {
  roles: ["SUPPORT", "PAYMENTS", "COMPLIANCE", "TRADER"],
  async find({ db }, term) {
    const bet = await findBet(db, term);
    if (bet === undefined) return [];
    return [
      {
        kind: "SPORTS_BET",
        id: bet.id,
        title: `${amountOf(bet.stakePerLine * BigInt(bet.lines), bet.currency)} ${bet.currency}`,
        text: `${bet.type} · ${bet.status}`,
        playerId: bet.playerId,
        subjectId: bet.selections[0]?.eventId ?? null,
        at: bet.placedAt.toISOString(),
      },
    ];
  },
};
