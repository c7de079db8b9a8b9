import type { Translate } from "@parlour/web/i18n/translator";
import { groupOf } from "../../kit/client/live/statistics/statistics-group.ts";
import { totalOf } from "../../kit/math/craps-odds.ts";
import { settleCraps } from "../math/craps-bets.ts";
import type { CrapsOutcome } from "../math/live-craps-table.ts";

const totals = Array.from({ length: 11 }, (_, at) => at + 2);
const isWon = (spot: string, { rolls }: CrapsOutcome) => settleCraps(spot, 1, rolls) > 1;

/** Which line won the hands, and the totals of the come-out rolls. */
export function liveCrapsStatistics(outcomes: readonly CrapsOutcome[], t: Translate) {
  return [
    groupOf(t("games.result"), outcomes, [
      { name: t("games-live-craps.pass"), holds: (hand) => isWon("pass", hand), expected: 244 / 495 },
      {
        name: t("games-live-craps.dontPass"),
        holds: (hand) => isWon("dontPass", hand),
        expected: 949 / 1_980,
      },
      // A twelve on the come-out roll wins neither line.
      {
        name: t("games-live-craps.comeOutResult", { total: 12 }),
        holds: (hand) => !isWon("pass", hand) && !isWon("dontPass", hand),
        expected: 1 / 36,
      },
    ]),
    groupOf(
      t("games-live-craps.comeOut"),
      outcomes,
      totals.map((total) => ({
        name: String(total),
        holds: ({ rolls }: CrapsOutcome) => totalOf(rolls[0]!) === total,
        expected: (6 - Math.abs(total - 7)) / 36,
      })),
    ),
  ];
}
