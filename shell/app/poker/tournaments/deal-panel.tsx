import type { PokerDeal, PokerDealKind } from "@parlour/contracts/entities/poker-deal";
import type { PokerTournamentDetails } from "@parlour/contracts/entities/poker-tournament";
import { readAmount } from "@parlour/rules/typed-amount";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { Countdown } from "@parlour/web/ui/countdown";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { Switch } from "@parlour/web/ui/switch";
import { TextField } from "@parlour/web/ui/text-field";
import { useState } from "react";
import { useChips } from "../parts/use-chips.ts";
import { DealShares } from "./deal-shares.tsx";
import { useDeal } from "./use-deal.ts";

type Money = (amount: number) => string;
type Say = ReturnType<typeof useDeal>["say"];

const kindKeys = { icm: "poker.dealIcm", chipChop: "poker.dealChipChop" } as const;

type DealPanelProps = { tournament: PokerTournamentDetails; session: string };

/** Lets the last players of a tournament divide the remaining prizes. */
export function DealPanel({ tournament, session }: DealPanelProps) {
  const { t } = useTranslation();
  const { id, deal, currency, now } = tournament;
  const { isBusy, error, say } = useDeal(id, session);
  const money = useChips(currency);
  if (!deal || (!deal.mayTalk && !deal.agreed)) return null;
  return (
    <section
      aria-label={t("poker.deal")}
      className="grid gap-3 rounded-panel border border-line bg-velvet p-4"
      data-testid="poker-deal"
    >
      {deal.agreed ? (
        <>
          <h2 className="text-lg">{t("poker.dealAgreed")}</h2>
          <DealShares shares={deal.agreed.shares} rest={deal.agreed.rest} money={money} />
        </>
      ) : (
        <>
          <Talk deal={deal} isBusy={isBusy} say={say} />
          {deal.isTalking && deal.until !== null ? (
            <p role="status" className="flex flex-wrap items-baseline justify-between gap-2 text-sm">
              <span>{t("poker.dealPaused")}</span>
              <Countdown endsAtMs={deal.until} nowMs={now} label={t("poker.dealTime")} dayUnit="" />
            </p>
          ) : null}
          {deal.isTalking && deal.proposal ? (
            <Proposal proposal={deal.proposal} isBusy={isBusy} say={say} money={money} />
          ) : null}
          {deal.isTalking && !deal.proposal ? (
            <Propose deal={deal} isBusy={isBusy} say={say} money={money} />
          ) : null}
        </>
      )}
      {error ? (
        <p role="alert" className="text-sm text-alarm">
          {error}
        </p>
      ) : null}
    </section>
  );
}

function Talk({ deal, isBusy, say }: { deal: PokerDeal; isBusy: boolean; say: Say }) {
  const { t } = useTranslation();
  const { talkers, playersLeft, offers } = deal;
  const you = offers[0]?.shares.find(({ isYou }) => isYou)?.name;
  return (
    <Switch
      label={t("poker.dealTalk")}
      hint={t("poker.dealTalkers", { count: talkers.length, players: playersLeft })}
      checked={you !== undefined && talkers.includes(you)}
      disabled={isBusy}
      onChange={(event) => void say({ action: "TALK", value: event.target.checked })}
    />
  );
}

type StepProps = { isBusy: boolean; say: Say; money: Money };

function Propose({ deal, isBusy, say, money }: StepProps & { deal: PokerDeal }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<PokerDealKind>("icm");
  const [typed, setTyped] = useState("");
  const rest = typed.trim() === "" ? 0 : readAmount(typed);
  const isRest = rest >= 0 && rest <= deal.restMax;
  const offer = deal.offers.find((one) => one.kind === kind);
  return (
    <div className="grid gap-3">
      <SegmentedControl
        label={t("poker.dealKind")}
        value={kind}
        onChange={(value) => setKind(value as PokerDealKind)}
        options={(["icm", "chipChop"] as const).map((value) => ({
          value,
          label: t(kindKeys[value]),
          disabled: !deal.offers.some((one) => one.kind === value),
        }))}
      />
      <p className="text-sm text-mist">
        {t(kind === "icm" ? "poker.dealIcmText" : "poker.dealChipChopText")}
      </p>
      {offer ? <DealShares shares={offer.shares} rest={0} money={money} /> : null}
      {deal.restMax > 0 ? (
        <TextField
          label={t("poker.dealRest")}
          hint={t("poker.dealRestHint", { max: money(deal.restMax) })}
          inputMode="decimal"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...(isRest ? {} : { error: t("poker.dealNotPossible") })}
        />
      ) : null}
      <Button
        variant="primary"
        disabled={!isRest || !offer}
        loading={isBusy}
        onClick={() => void say({ action: "PROPOSE", kind, rest })}
      >
        {t("poker.dealPropose")}
      </Button>
    </div>
  );
}

function Proposal({
  proposal,
  isBusy,
  say,
  money,
}: StepProps & { proposal: NonNullable<PokerDeal["proposal"]> }) {
  const { t } = useTranslation();
  const own = proposal.shares.find(({ isYou }) => isYou);
  const answer = (isAccepted: boolean) => void say({ action: "ANSWER", proposalId: proposal.id, isAccepted });
  return (
    <div className="grid gap-3">
      <p className="font-semibold">
        {t("poker.dealProposedBy", { name: proposal.by, kind: t(kindKeys[proposal.kind]) })}
      </p>
      <DealShares shares={proposal.shares} rest={proposal.rest} money={money} />
      {own && !own.hasAccepted ? (
        <div className="grid auto-cols-fr grid-flow-col gap-2">
          <Button disabled={isBusy} onClick={() => answer(false)}>
            {t("poker.dealRefuse")}
          </Button>
          <Button variant="primary" loading={isBusy} onClick={() => answer(true)}>
            {t("poker.dealAccept", { amount: money(own.amount) })}
          </Button>
        </div>
      ) : (
        <p className="text-sm text-mist">{t("poker.runsAnswered")}</p>
      )}
    </div>
  );
}
