import type { PayTable } from "./pay-table.ts";
import type { RouletteLayout, Spot, SpotKind } from "./roulette-layout.ts";

export const spotWords = {
  straight: "games.spotStraight",
  split: "games.spotSplit",
  street: "games.spotStreet",
  trio: "games.spotTrio",
  corner: "games.spotCorner",
  firstFour: "games.spotFirstFour",
  basket: "games.spotBasket",
  line: "games.spotLine",
  column: "games.spotColumn",
  dozen: "games.spotDozen",
  red: "games.spotRed",
  black: "games.spotBlack",
  even: "games.spotEven",
  odd: "games.spotOdd",
  low: "games.spotLow",
  high: "games.spotHigh",
} as const satisfies Record<SpotKind, string>;

/** What each kind of bet covers and pays, those that pay most first. */
export function roulettePayTables(layout: RouletteLayout): PayTable[] {
  const kinds = new Map<SpotKind, Spot>();
  for (const spot of layout.spots.values()) if (!kinds.has(spot.kind)) kinds.set(spot.kind, spot);
  const spots = [...kinds.values()].sort((one, other) => other.pays - one.pays);
  return [
    {
      title: { word: "games.payouts" },
      notes: [],
      columns: [{ word: "games.bet" }, { word: "games.numbers" }, { word: "games.payout" }],
      rows: spots.map(({ kind, pockets, pays }) => [
        { word: spotWords[kind] },
        { count: pockets.length },
        { odds: [pays, 1] },
      ]),
    },
  ];
}
