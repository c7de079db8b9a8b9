import { type BaccaratHands, isPair, outcomeOf } from "../../math/baccarat/baccarat-hands.ts";
import { totalOf } from "../../math/baccarat/tableau.ts";
import type { Bead } from "../live/roads.tsx";

/** A round as the roads show it: the winner, the winning points and the pairs. */
export function beadOf(id: string, { player, banker }: BaccaratHands): Bead {
  const outcome = outcomeOf(player, banker);
  return {
    id,
    result: outcome === "player" ? "first" : outcome === "banker" ? "second" : "tie",
    text: String(Math.max(totalOf(player), totalOf(banker))),
    marks: [
      ...(isPair(player) ? (["first"] as const) : []),
      ...(isPair(banker) ? (["second"] as const) : []),
    ],
  };
}
