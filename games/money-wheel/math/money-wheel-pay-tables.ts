import type { PayTable } from "../../kit/math/pay-table.ts";
import { wheelFields, wheelNumbers } from "./wheel-fields.ts";

const fieldsOf = (kind: "number" | "multiplier", value: number): number =>
  wheelFields.filter((field) => field.kind === kind && field.value === value).length;

export const moneyWheelPayTables: PayTable[] = [
  {
    title: { word: "games.payouts" },
    notes: [{ word: "games-money-wheel.multiplierRule" }],
    columns: [{ word: "games.bet" }, { word: "games-money-wheel.fields" }, { word: "games.payout" }],
    rows: wheelNumbers.map((number) => [
      { count: number },
      { count: fieldsOf("number", number) },
      { odds: [number, 1] },
    ]),
  },
];
