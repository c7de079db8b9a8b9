import type { VirtualRoundSummary } from "@parlour/contracts/entities/virtual-sports";
import type { Translate } from "@parlour/web/i18n/translator";

/** The name of a round: "Race 214" or "Matchday 7". */
export function roundName(
  t: Translate,
  { card, numberOfDay }: Pick<VirtualRoundSummary, "card" | "numberOfDay">,
) {
  return card.kind === "race"
    ? t("virtual.race", { number: String(numberOfDay) })
    : t("virtual.matchday", { number: String(card.matchday) });
}
