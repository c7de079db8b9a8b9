import { listConfiguredGames } from "@parlour/contracts/calls/play/game-catalogue/list-configured-games";
import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { listLoyaltyTiers } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-tiers";
import { type OfferPlan, offerPlan } from "@parlour/contracts/entities/offer-plan";
import { useCall } from "@parlour/web/api/use-resource";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { offerTerms } from "../../../parts/offer-terms.ts";
import type { Proposal } from "./proposal.ts";

/**
 * Shows all terms of a proposed or granted offer, because the one-line summary of the proposal has no room for them.
 */
export function ProposedOffer({ proposal: { kind, data } }: { proposal: Pick<Proposal, "kind" | "data"> }) {
  if (kind === "BONUS_GRANT") return <GrantedOffer id={data.offerId} version={data.offerVersion} />;
  const plan = kind === "BONUS_OFFER" ? offerPlan.safeParse(data.plan) : undefined;
  return plan?.success ? <Terms plan={plan.data} /> : null;
}

/** A version other than the proposed one is not shown: the server refuses to grant it. */
function GrantedOffer({ id, version }: { id: unknown; version: unknown }) {
  const offers = useCall(listBonusOffers, {}).value;
  const offer = offers?.find((one) => one.id === id && one.version === version);
  return offer ? <Terms plan={offer.plan} /> : null;
}

function Terms({ plan }: { plan: OfferPlan }) {
  const games = useCall(listConfiguredGames, {}).value?.items ?? [];
  const tiers = useCall(listLoyaltyTiers, {}).value?.items ?? [];
  const terms = offerTerms(plan, {
    games: new Map(games.map(({ id, name }) => [id, name])),
    tiers: new Map(tiers.map(({ id, name }) => [id, name])),
  });
  const given = Object.entries(terms).filter(([, value]) => value !== "");
  return (
    <details className="rounded-card border border-line px-4 py-3">
      <summary className="touch-target cursor-pointer rounded-tick text-bright underline underline-offset-4">
        Show the full offer
      </summary>
      <div className="mt-3">
        <KeyValueList
          items={given.map(([label, value]) => ({
            label,
            value: typeof value === "boolean" ? (value ? "Yes" : "No") : value,
          }))}
        />
      </div>
    </details>
  );
}
