import type { PayTable } from "./pay-table.ts";
import type { RouletteLayout, Spot, SpotKind } from "./roulette-layout.ts";

export const spotWords = {
  straight: "games-roulette.spotStraight",
  split: "games-roulette.spotSplit",
  street: "games-roulette.spotStreet",
  trio: "games-roulette.spotTrio",
  corner: "games-roulette.spotCorner",
  firstFour: "games-roulette.spotFirstFour",
  basket: "games-roulette.spotBasket",
  line: "games-roulette.spotLine",
  column: "games-roulette.spotColumn",
  dozen: "games-roulette.spotDozen",
  red: "games-roulette.spotRed",
  black: "games-roulette.spotBlack",
  even: "games-roulette.spotEven",
  odd: "games-roulette.spotOdd",
  low: "games-roulette.spotLow",
  high: "games-roulette.spotHigh",
} as const satisfies Record<SpotKind, string>;

/** The coverage and payout of each kind of bet, highest payout first. */
export function roulettePayTables(layout: RouletteLayout): PayTable[] {
  const kinds = new Map<SpotKind, Spot>();
  for (const spot of layout.spots.values()) if (!kinds.has(spot.kind)) kinds.set(spot.kind, spot);
  const spots = [...kinds.values()].sort((one, other) => other.pays - one.pays);
  return [
    {
      title: { word: "games.payouts" },
      notes: [],
      columns: [{ word: "games.bet" }, { word: "games-roulette.numbers" }, { word: "games.payout" }],
      rows: spots.map(({ kind, pockets, pays }) => [
        { word: spotWords[kind] },
        { count: pockets.length },
        { odds: [pays, 1] },
      ]),
    },
  ];
}
