import { DEALER_QUALIFIES_FROM } from "./casino-holdem-pays.ts";

export const holdemMoves = ["fold", "call"] as const;
export type HoldemMove = (typeof holdemMoves)[number];

export type HoldemOutcome = "win" | "notQualified" | "push" | "lose" | "fold";

/** Compares the hands after a call. If the dealer does not qualify, the ante wins and the call is returned. */
export function compareHands(player: number, dealer: number): Exclude<HoldemOutcome, "fold"> {
  if (dealer < DEALER_QUALIFIES_FROM) return "notQualified";
  if (player === dealer) return "push";
  return player > dealer ? "win" : "lose";
}

/** The payouts of the ante and the call as multiples of their stakes, stake included. */
export function holdemReturns(outcome: HoldemOutcome, odds: number): { ante: number; call: number } {
  switch (outcome) {
    case "win":
      return { ante: odds + 1, call: 2 };
    case "notQualified":
      return { ante: odds + 1, call: 1 };
    case "push":
      return { ante: 1, call: 1 };
    default:
      return { ante: 0, call: 0 };
  }
}
