import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { worstCaseIn, worstCaseOf } from "@parlour/rules/offer-risk";
import { useCall } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { formatFigure } from "../../../parts/format-figure.ts";
import { describeCost } from "./describe-cost.ts";

type WorstCaseProps = {
  plan: OfferPlan;
  isRisky: boolean;
  /** How many players get the offer, if known. */
  players?: number | undefined;
};

/** The maximum cost of the offer, shown before it is saved or granted, and by currency on demand. */
export function WorstCase({ plan, isRisky, players }: WorstCaseProps) {
  const site = useCall(getSiteConfiguration, {});
  const parts = worstCaseOf(plan);
  // The total is shown in the currency of the reports.
  const reporting = site.value?.defaultCurrency ?? "USD";
  const cost =
    parts.length === 1
      ? { currency: parts[0]!.currency, perPlayer: parts[0]!.perPlayer, isRough: false }
      : { currency: reporting, perPlayer: worstCaseIn(reporting, plan), isRough: true };
  const spins = plan.type === "SPINS" ? " in stakes, plus what they win" : "";
  const times = plan.timesPerPlayer === 1 ? "" : ` with ${plan.timesPerPlayer} claims`;
  return (
    <Banner tone={isRisky ? "danger" : "info"}>
      {`Worst case: ${describeCost(cost, players)}${times}${spins}, ${plan.wageringFactor}× wagering${plan.isPublic ? ", for every player who claims it" : ""}.`}
      {isRisky ? " Because of its possible cost, a second operator must approve it." : null}
      {parts.length === 1 ? null : (
        <details className="mt-2">
          <summary className="touch-target cursor-pointer rounded-tick underline underline-offset-4">
            {`Per player in ${parts.length} currencies`}
          </summary>
          <ul className="mt-2 grid grid-cols-2 gap-x-6 tabular-nums sm:grid-cols-3">
            {parts.map(({ currency, perPlayer }) => (
              <li key={currency}>{formatFigure(perPlayer, currency)}</li>
            ))}
          </ul>
        </details>
      )}
    </Banner>
  );
}
