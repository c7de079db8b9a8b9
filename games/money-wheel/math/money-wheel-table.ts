import { spotTable } from "../../kit/math/spot-table.ts";
import {
  type MoneyWheelOutcome,
  resultOfStops,
  settleMoneyWheel,
  spinMoneyWheel,
} from "./spin-money-wheel.ts";
import { wheelNumbers } from "./wheel-fields.ts";

/** The duration of one spin on every screen, and the pause after it. */
export const wheelSpinMs = 6_000;

/** One money wheel for all players. */
export const moneyWheelTable = spotTable<MoneyWheelOutcome>({
  slug: "money-wheel",
  spots: wheelNumbers.map(String),
  bettingMs: 15_000,
  runMs: ({ stops }) => stops.length * wheelSpinMs + 400,
  resultMs: 5_000,
  pastShown: 60,
  draw: spinMoneyWheel,
  settle: (spot, stake, { stops }) => settleMoneyWheel(spot, stake, resultOfStops(stops)),
  resultOf: ({ stops }) => {
    const { number, multiplier } = resultOfStops(stops);
    return { text: String(number), tone: multiplier > 1 ? "lucky" : `wheel-${number}` };
  },
});
