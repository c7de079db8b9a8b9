import { countCampaignAudience } from "@parlour/contracts/calls/rewards/campaigns/count-campaign-audience";
import type { CampaignAction, CampaignDetails } from "@parlour/contracts/entities/campaign";
import { costPerPlayer, isGenerous, worstCaseOf } from "@parlour/rules/offer-risk";
import { useCall, useResource } from "@parlour/web/api/use-resource";
import { Banner } from "@parlour/web/ui/banner";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { useState } from "react";
import { Link } from "react-router";
import { formatFigure } from "../../../parts/format-figure.ts";
import { propose } from "../../../parts/propose.ts";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { useSecondPerson } from "../../../parts/use-second-person.ts";
import { changeState, fetchOffers, type Offer } from "./campaign-api.ts";
import { actionsIn, actionTexts, matchText } from "./campaign-labels.ts";

type CampaignActionsProps = { campaign: CampaignDetails; onChanged: () => void };

/**
 * Starts, pauses, resumes and stops a campaign. If its bonus is generous (`isGenerous`), a second operator must approve
 * the start.
 */
export function CampaignActions({ campaign, onChanged }: CampaignActionsProps) {
  const { id, version, state, plan } = campaign;
  const [action, setAction] = useState<CampaignAction | null>(null);
  // Closing the dialog leaves `action` unchanged, so that the texts stay visible during the closing animation.
  const [isOpen, setIsOpen] = useState(false);
  const ask = (next: NonNullable<typeof action>) => {
    setAction(next);
    setIsOpen(true);
  };
  const givesAway = action === "START" || action === "RESUME";
  const offers = useResource(
    plan.offerId === null ? null : { key: "campaign offers", read: (signal) => fetchOffers({ signal }) },
  );
  const offer = offers.value?.find((one) => one.id === plan.offerId);
  const needsSecond = useSecondPerson();
  // Resuming needs a second approval only if the campaign was paused automatically because its offer had changed.
  const isRisky =
    offer !== undefined &&
    isGenerous(offer.plan) &&
    needsSecond([
      { action: "CAMPAIGN_START", amount: costPerPlayer({ ...offer.plan, timesPerPlayer: 1 }) },
    ]) &&
    (action === "START" || (action === "RESUME" && campaign.pausedBy === "OFFER_CHANGED"));
  const texts = action && actionTexts[action];
  return (
    <>
      <Link to={`/campaigns/new?copy=${encodeURIComponent(id)}`} className={buttonClass()}>
        Copy
      </Link>
      {state === "DRAFT" ? (
        <Link to={`/campaigns/${encodeURIComponent(id)}/edit`} className={buttonClass()}>
          Edit
        </Link>
      ) : null}
      {actionsIn[state].toReversed().map((one) => (
        <Button key={one} variant={one === "START" ? "primary" : "secondary"} onClick={() => ask(one)}>
          {actionTexts[one].label}
        </Button>
      ))}
      <ReasonDialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={texts?.title ?? ""}
        description={texts?.description}
        action={isRisky ? "Propose" : (texts?.label ?? "")}
        danger={action === "STOP"}
        done={isRisky ? "Proposed. Another operator must approve it." : (texts?.done ?? "")}
        onConflict={onChanged}
        onSubmit={async (reason) => {
          if (action === null) return;
          const data = { id, action, baseVersion: version, offerVersion: offer?.version };
          const outcome = isRisky
            ? await propose({ body: { kind: "CAMPAIGN_START", data, reason } })
            : await changeState({ params: { id }, body: { action, baseVersion: version, reason } });
          onChanged();
          return outcome;
        }}
      >
        {givesAway ? <Stakes campaign={campaign} offer={offer} isRisky={isRisky} /> : null}
      </ReasonDialog>
    </>
  );
}

/** Shows how many players currently match, and the maximum cost of the bonus. */
function Stakes({
  campaign,
  offer,
  isRisky,
}: {
  campaign: CampaignDetails;
  offer: Offer | undefined;
  isRisky: boolean;
}) {
  const { plan } = campaign;
  const audience = useCall(countCampaignAudience, { query: plan.filter });
  const { players = 0, currencies = [] } = audience.value ?? {};
  const costs = worstCaseOf(offer ? { ...offer.plan, timesPerPlayer: 1 } : noOffer).flatMap(
    ({ currency, perPlayer }) => {
      const inCurrency = currencies.find((one) => one.currency === currency)?.players ?? 0;
      return inCurrency === 0 ? [] : [formatFigure(perPlayer * inCurrency, currency)];
    },
  );
  return (
    <Banner tone={isRisky ? "danger" : "info"}>
      {audience.value === undefined
        ? "Counting players…"
        : `${matchText(players)} the segment now; ${plan.controlPercent}% of them are in the control group and get nothing.`}
      {costs.length > 0 ? ` The bonus costs at most ${costs.join(" and ")}.` : null}
      {isRisky ? " Because of the cost of the bonus, a second operator must approve it." : null}
    </Banner>
  );
}

const noOffer = {
  type: "CASH",
  amounts: {},
  wageringFactor: 0,
  timesPerPlayer: 1,
  isPublic: false,
} as const;
