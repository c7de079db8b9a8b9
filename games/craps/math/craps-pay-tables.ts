import { fieldPays, oddsPays, points } from "../../kit/math/craps-odds.ts";
import type { PayTable } from "../../kit/math/pay-table.ts";
import { type CrapsKind, crapsPays, hardKinds, type OddsKind, placeKinds } from "./craps-bets.ts";

export const crapsWords = {
  pass: "games-craps.pass",
  dontPass: "games-craps.dontPass",
  passOdds: "games-craps.odds",
  dontPassOdds: "games-craps.odds",
  field: "games-craps.field",
  anySeven: "games-craps.anySeven",
  anyCraps: "games-craps.anyCraps",
  aces: "games-craps.aces",
  eleven: "games-craps.eleven",
  boxcars: "games-craps.boxcars",
  place4: "games-craps.place",
  place5: "games-craps.place",
  place6: "games-craps.place",
  place8: "games-craps.place",
  place9: "games-craps.place",
  place10: "games-craps.place",
  hard4: "games-craps.hard",
  hard6: "games-craps.hard",
  hard8: "games-craps.hard",
  hard10: "games-craps.hard",
} as const satisfies Record<CrapsKind | OddsKind, string>;

const odds = (kind: keyof typeof crapsPays) => ({ odds: [...crapsPays[kind]] as [number, number] });
const numberOf = (kind: string): number => Number(/\d+$/.exec(kind)![0]);
const byNumber = (kinds: readonly (keyof typeof crapsPays)[]): PayTable["rows"] =>
  kinds.map((kind) => [{ count: numberOf(kind) }, odds(kind)]);

export const crapsPayTables: PayTable[] = [
  {
    title: { word: "games-craps.lineBets" },
    notes: [{ word: "games-craps.rule2" }, { word: "games-craps.rule3" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: [
      [{ word: crapsWords.pass }, odds("pass")],
      [{ word: crapsWords.dontPass }, odds("dontPass")],
    ],
  },
  {
    title: { word: "games-craps.odds" },
    notes: [{ word: "games-craps.rule4" }],
    columns: [{ word: "games-craps.point" }, { word: crapsWords.pass }, { word: crapsWords.dontPass }],
    rows: points.map((point) => {
      const [pays, to] = oddsPays[point];
      return [{ count: point }, { odds: [pays, to] }, { odds: [to, pays] }];
    }),
  },
  {
    title: { word: "games-craps.place" },
    notes: [{ word: "games-craps.rule5" }],
    columns: [{ word: "games-craps.total" }, { word: "games.payout" }],
    rows: byNumber(placeKinds),
  },
  {
    title: { word: "games-craps.hard" },
    notes: [{ word: "games-craps.rule6" }],
    columns: [{ word: "games-craps.total" }, { word: "games.payout" }],
    rows: byNumber(hardKinds),
  },
  {
    title: { word: "games-craps.oneRoll" },
    notes: [{ word: "games-craps.rule7" }],
    columns: [{ word: "games.bet" }, { word: "games.payout" }],
    rows: (["anySeven", "anyCraps", "aces", "eleven", "boxcars"] as const).map((kind) => [
      { word: crapsWords[kind] },
      odds(kind),
    ]),
  },
  {
    title: { word: "games-craps.field" },
    notes: [],
    columns: [{ word: "games-craps.total" }, { word: "games.payout" }],
    rows: Object.entries(fieldPays).map(([total, [pays, to]]) => [
      { count: Number(total) },
      { odds: [pays, to] },
    ]),
  },
];
