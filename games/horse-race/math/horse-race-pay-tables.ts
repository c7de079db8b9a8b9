import type { PayTable } from "../../kit/math/pay-table.ts";
import { fields, pricesOf } from "./race-card.ts";
import { PLACES } from "./race-odds.ts";

const runners = fields.flatMap(pricesOf);
const prices = [
  ["games-live.win", runners.map(({ winPrice }) => winPrice)],
  ["games-live.place", runners.map(({ placePrice }) => placePrice)],
  // A runner has no price to come in behind itself.
  [
    "games-live.forecast",
    runners.flatMap(({ forecastPrices }) => forecastPrices.filter((price) => price > 0)),
  ],
] as const;

/** Every race has prices of its own; between these they lie. */
export const horseRacePayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [
      { word: "games-live.raceRulePlace", values: { places: PLACES } },
      { word: "games-live.raceRulePrices" },
    ],
    columns: [{ word: "games.bet" }, { word: "games-live.lowestPrice" }, { word: "games-live.highestPrice" }],
    rows: prices.map(([word, all]) => [
      { word },
      { times: Math.min(...all) / 100 },
      { times: Math.max(...all) / 100 },
    ]),
  },
];
