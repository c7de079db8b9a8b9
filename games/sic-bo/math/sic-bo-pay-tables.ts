import type { PayTable } from "../../kit/math/pay-table.ts";
import { type SicBoKind, sicBoPays, totalPays } from "./sic-bo-bets.ts";

export const sicBoWords = {
  small: "games-sic-bo.small",
  big: "games-sic-bo.big",
  odd: "games-sic-bo.odd",
  even: "games-sic-bo.even",
  anyTriple: "games-sic-bo.anyTriple",
  triple: "games-sic-bo.triple",
  double: "games-sic-bo.double",
  total: "games-sic-bo.total",
  pair: "games-sic-bo.pair",
  single: "games-sic-bo.single",
} as const satisfies Record<SicBoKind, string>;

const kinds: Exclude<SicBoKind, "total" | "single">[] = [
  "triple",
  "anyTriple",
  "double",
  "pair",
  "small",
  "big",
  "odd",
  "even",
];

export const sicBoPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-sic-bo.tripleRule" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: kinds.map((kind) => [{ word: sicBoWords[kind] }, { odds: [sicBoPays[kind], 1] }]),
  },
  {
    title: { word: "games-sic-bo.totals" },
    notes: [],
    columns: [{ word: "games-sic-bo.total" }, { word: "games.payout" }],
    rows: Object.entries(totalPays).map(([total, pays]) => [{ count: Number(total) }, { odds: [pays, 1] }]),
  },
  {
    title: { word: "games-sic-bo.single" },
    notes: [],
    columns: [{ word: "games-sic-bo.diceShowing" }, { word: "games.payout" }],
    rows: [1, 2, 3].map((dice) => [{ count: dice }, { odds: [dice * sicBoPays.single, 1] }]),
  },
];
