import type { Translate } from "@parlour/web/i18n/translator";
import { pocketLabel } from "../../math/roulette-layout.ts";
import { neighboursOf } from "../../math/roulette-wheel-bets.ts";

/** The name of a neighbour bet, such as "17 and its neighbours 2, 25, 34, 6". */
export function neighboursText(
  t: Translate,
  wheel: readonly number[],
  pocket: number,
  reach: number,
): string {
  const others = neighboursOf(wheel, pocket, reach).filter((each) => each !== pocket);
  return t("games-roulette.withNeighbours", {
    pocket: pocketLabel(pocket),
    others: others.map(pocketLabel).join(", "),
  });
}
