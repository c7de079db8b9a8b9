import type { Translate } from "@parlour/web/i18n/translator";
import { groupOf } from "../../kit/client/live/statistics/statistics-group.ts";
import { type MoneyWheelOutcome, resultOfStops } from "../math/spin-money-wheel.ts";
import { wheelFields, wheelNumbers } from "../math/wheel-fields.ts";

const numberFields = wheelFields.filter(({ kind }) => kind === "number");

/** How often each number came up. After a multiplier the wheel spins again, so only numbers are results. */
export function moneyWheelStatistics(outcomes: readonly MoneyWheelOutcome[], t: Translate) {
  return [
    groupOf(
      t("games.result"),
      outcomes,
      wheelNumbers.map((number) => ({
        name: String(number),
        holds: ({ stops }: MoneyWheelOutcome) => resultOfStops(stops).number === number,
        expected: numberFields.filter(({ value }) => value === number).length / numberFields.length,
      })),
    ),
  ];
}
