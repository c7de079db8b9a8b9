import type { PayTable } from "../../kit/math/pay-table.ts";
import { europeanLayout } from "../../kit/math/roulette-layout.ts";
import { roulettePayTables, spotWords } from "../../kit/math/roulette-pay-tables.ts";
import { luckyPays, mostLucky, plainStraight } from "./lucky-numbers.ts";

const straightOdds: [number, number] = [plainStraight - 1, 1];
const ofAHundred = luckyPays.reduce((sum, { weight }) => sum + weight, 0);

export const sparkRoulettePayTables: PayTable[] = [
  ...roulettePayTables(europeanLayout).map((table) => ({
    ...table,
    rows: table.rows.map((row) => {
      const [name] = row;
      const isStraight = name && "word" in name && name.word === spotWords.straight;
      return isStraight ? [name, row[1]!, { odds: straightOdds }] : row;
    }),
  })),
  {
    title: { word: "games-roulette.luckyNumbers" },
    notes: [{ word: "games-spark-roulette.luckyNote", values: { most: mostLucky } }],
    columns: [{ word: "games.payout" }, { word: "games-spark-roulette.chance" }],
    rows: luckyPays.map(({ pays, weight }) => [{ times: pays }, { share: weight / ofAHundred }]),
  },
];
