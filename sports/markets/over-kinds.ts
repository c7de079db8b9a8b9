import { VOID } from "../bets/settlement.ts";
import { settleLine } from "./line-kinds.ts";
import type { Market, MarketKind, Reading } from "./market.ts";
import { margin, wonIf } from "./result-kinds.ts";

/** The reading of over `number` of an innings: its runs and wickets, as a score. */
const readOver = ({ period, number = 1 }: Market): readonly Reading[] => [{ of: `over#${number}`, period }];

/** The runs in over `number` of an innings. Void if not a ball of it is bowled. */
export const overTotal: MarketKind = {
  id: "overTotal",
  live: true,
  builder: false,
  margin: margin(60),
  outcomes: () => ["over", "under"],
  reads: readOver,
  settle: ({ line = 0 }, outcome, [score]) => {
    if (!score) return VOID;
    return outcome === "over" ? settleLine(score[0], line) : settleLine(-score[0], -line);
  },
};

/** Whether a wicket falls in over `number` of an innings. Void if not a ball of it is bowled. */
export const overWicket: MarketKind = {
  id: "overWicket",
  live: true,
  builder: false,
  margin: margin(60),
  outcomes: () => ["yes", "no"],
  reads: readOver,
  settle: (_, outcome, [score]) => (score ? wonIf(score[1] > 0 === (outcome === "yes")) : VOID),
};
