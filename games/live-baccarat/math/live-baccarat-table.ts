import {
  type BaccaratHands,
  type BaccaratKind,
  baccaratKinds,
  dealBaccarat,
  outcomeOf,
  settleBaccarat,
} from "../../kit/math/baccarat/baccarat-hands.ts";
import { totalOf } from "../../kit/math/baccarat/tableau.ts";
import { spotTable } from "../../kit/math/spot-table.ts";
import { dealScheduleOf } from "./deal-schedule.ts";

/** One baccarat round for all players, from eight decks that are shuffled for every round. */
export const liveBaccaratTable = spotTable<BaccaratHands>({
  slug: "live-baccarat",
  spots: baccaratKinds,
  bettingMs: 15_000,
  runMs: (hands) => dealScheduleOf(hands).endMs,
  resultMs: 5_000,
  // The table sends enough past results for the roads, which players follow over a whole shoe.
  pastShown: 120,
  draw: dealBaccarat,
  settle: (spot, stake, hands) => settleBaccarat(spot as BaccaratKind, stake, hands),
  resultOf: ({ player, banker }) => ({
    text: String(Math.max(totalOf(player), totalOf(banker))),
    tone: outcomeOf(player, banker),
  }),
});
