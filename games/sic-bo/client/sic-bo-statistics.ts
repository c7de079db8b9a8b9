import type { Translate } from "@parlour/web/i18n/translator";
import { groupOf } from "../../kit/client/live/statistics/statistics-group.ts";
import { type Dice, isTriple, totalOfDice } from "../math/sic-bo-bets.ts";
import { sicBoWords } from "../math/sic-bo-pay-tables.ts";

const faces = [1, 2, 3, 4, 5, 6];
const throws: readonly Dice[] = faces.flatMap((one) =>
  faces.flatMap((two) => faces.map((three): Dice => [one, two, three])),
);
const totals = Array.from({ length: 16 }, (_, at) => at + 3);

/** How often small, big and triples, and each total, came up. */
export function sicBoStatistics(outcomes: readonly { dice: Dice }[], t: Translate) {
  const category = (name: string, holds: (dice: Dice) => boolean) => ({
    name,
    holds: ({ dice }: { dice: Dice }) => holds(dice),
    expected: throws.filter(holds).length / throws.length,
  });
  const isSmall = (dice: Dice) => totalOfDice(dice) <= 10;
  return [
    groupOf(t("games.result"), outcomes, [
      category(t(sicBoWords.small), (dice) => !isTriple(dice) && isSmall(dice)),
      category(t(sicBoWords.big), (dice) => !isTriple(dice) && !isSmall(dice)),
      category(t(sicBoWords.anyTriple), isTriple),
    ]),
    groupOf(
      t("games-sic-bo.totals"),
      outcomes,
      totals.map((total) => category(String(total), (dice) => totalOfDice(dice) === total)),
    ),
  ];
}
