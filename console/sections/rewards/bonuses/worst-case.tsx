import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { worstCaseOf } from "@parlour/rules/offer-risk";
import { Banner } from "@parlour/web/ui/banner";
import { formatFigure } from "../../../parts/format-figure.ts";

/** The maximum cost of the offer per player, shown before it is saved. */
export function WorstCase({ plan, isRisky }: { plan: OfferPlan; isRisky: boolean }) {
  const each = worstCaseOf(plan).map(({ currency, perPlayer }) => formatFigure(perPlayer, currency));
  const spins = plan.type === "SPINS" ? " in stakes, plus what they win" : "";
  const times = plan.timesPerPlayer === 1 ? "" : ` with ${plan.timesPerPlayer} claims`;
  return (
    <Banner tone={isRisky ? "danger" : "info"}>
      {`Worst case: ${each.join(" or ")} per player${times}${spins}, ${plan.wageringFactor}× wagering${plan.isPublic ? ", for every player who claims it" : ""}.`}
      {isRisky ? " Because of its possible cost, a second operator must approve it." : null}
    </Banner>
  );
}
