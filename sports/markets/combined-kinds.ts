import { LOST, VOID } from "../bets/settlement.ts";
import { settleLine } from "./line-kinds.ts";
import type { MarketKind } from "./market.ts";
import { margin, sideAhead, wonIf } from "./result-kinds.ts";

/**
 * Who wins and whether the total is over the line, such as `home-over`. In sports that are decided by sets, it is the
 * winner of the match and the total of games.
 */
export const winnerTotal: MarketKind = {
  id: "winnerTotal",
  live: true,
  builder: false,
  margin: margin(80),
  outcomes: ({ of, period }, { drawPossible }) => {
    const hasDraw = of === "points" && (drawPossible || period !== "match");
    return ["home", ...(hasDraw ? ["draw"] : []), "away"].flatMap((side) => [
      `${side}-over`,
      `${side}-under`,
    ]);
  },
  reads: ({ of, period }) => [{ of, period }, ...(of === "points" ? [] : [{ of: "points", period }])],
  settle: ({ line = 0 }, outcome, scores) => {
    const [won, counted] = [scores[0], scores.at(-1)];
    if (!won || !counted) return VOID;
    const [side, over] = outcome.split("-");
    if (sideAhead(won) !== side) return LOST;
    const total = counted[0] + counted[1];
    return over === "over" ? settleLine(total, line) : settleLine(-total, -line);
  },
};

/** Whether each of the two sides alone gets over the line. */
export const bothTotal: MarketKind = {
  id: "bothTotal",
  live: true,
  builder: true,
  margin: margin(60),
  outcomes: () => ["yes", "no"],
  reads: ({ of, period }) => [{ of, period }],
  settle: ({ line = 0 }, outcome, [score]) =>
    score ? wonIf(Math.min(...score) > line === (outcome === "yes")) : VOID,
};
