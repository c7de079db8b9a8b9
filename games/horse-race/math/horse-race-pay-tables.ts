import type { PayTable } from "../../kit/math/pay-table.ts";
import { fields, pricesOf } from "./race-card.ts";
import { PLACES } from "./race-odds.ts";

const runners = fields.flatMap(pricesOf);
const prices = [
  ["games-horse-race.win", runners.map(({ winPrice }) => winPrice)],
  ["games-horse-race.place", runners.map(({ placePrice }) => placePrice)],
  // A runner can't finish second to itself, so a forecast of a runner with itself has no odds.
  [
    "games-horse-race.forecast",
    runners.flatMap(({ forecastPrices }) => forecastPrices.filter((price) => price > 0)),
  ],
] as const;

/** The lowest and highest odds of all races. */
export const horseRacePayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [
      { word: "games-horse-race.rulePlace", values: { places: PLACES } },
      { word: "games-horse-race.rulePrices" },
    ],
    columns: [
      { word: "games.bet" },
      { word: "games-horse-race.lowestPrice" },
      { word: "games-horse-race.highestPrice" },
    ],
    rows: prices.map(([word, all]) => [
      { word },
      { times: Math.min(...all) / 100 },
      { times: Math.max(...all) / 100 },
    ]),
  },
];
