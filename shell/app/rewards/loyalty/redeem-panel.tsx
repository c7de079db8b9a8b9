import type { LoyaltySummary } from "@parlour/contracts/entities/loyalty-programme";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { AmountField } from "@parlour/web/ui/amount-field";
import { Button } from "@parlour/web/ui/button";
import { Dialog } from "@parlour/web/ui/dialog";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { isSubmit } from "@parlour/web/ui/use-form-fields";
import { type SubmitEvent, useState } from "react";
import { redemptionWorth } from "./redemption-worth.ts";
import { useNumber } from "./use-number.ts";
import { type Target, useRedeem } from "./use-redeem.ts";

/** Redeems points for cash or a bonus after a confirmation. */
export function RedeemPanel({ session, summary }: { session: string; summary: LoyaltySummary }) {
  const { t, language } = useTranslation();
  const number = useNumber();
  const { points: allPoints, currency, tier, minimumPoints, bonusWageringFactor, pointsName } = summary;
  const [typed, setTyped] = useState(allPoints > 0 ? String(allPoints) : "");
  const [target, setTarget] = useState<Target>("CASH");
  const [tried, setTried] = useState(false);
  const [asking, setAsking] = useState(false);
  const { busy, run } = useRedeem(session);

  const isCash = target === "CASH";
  const least = isCash ? minimumPoints.cash : minimumPoints.bonus;
  const points = Number(typed);
  const fault =
    typed === "" || points < least
      ? t("loyalty.tooFew", { points: least })
      : points > allPoints
        ? t("loyalty.notEnough")
        : undefined;
  const worth = fault
    ? null
    : redemptionWorth(points, {
        currency,
        allPoints,
        allAmount: isCash ? summary.cashAmount : summary.bonusAmount,
        ratePpm: isCash ? tier.cashRatePpm : tier.bonusRatePpm,
      });
  const money = (amount: number) => formatMoney(amount, currency, language);

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!fault) setAsking(true);
  };
  const confirm = async () => {
    const isDone = await run(points, target);
    setAsking(false);
    if (!isDone) return;
    setTried(false);
    setTyped("");
  };
  return (
    <Panel title={t("loyalty.redeem")} id="redeem">
      <p className="text-mist">
        {t(summary.isBonusAllowed ? "loyalty.redeemText" : "loyalty.redeemCashText", {
          points: allPoints,
          name: pointsName,
          cash: money(summary.cashAmount),
          bonus: money(summary.bonusAmount),
        })}
      </p>
      <form noValidate onSubmit={submit} className="mt-4 grid gap-5">
        {summary.isBonusAllowed ? (
          <SegmentedControl
            label={t("loyalty.redeemTo")}
            value={target}
            onChange={(value) => setTarget(value === "BONUS" ? "BONUS" : "CASH")}
            options={[
              { value: "CASH", label: t("loyalty.cash") },
              { value: "BONUS", label: t("loyalty.bonus") },
            ]}
          />
        ) : null}
        <AmountField
          label={t("loyalty.howMany")}
          value={typed}
          onChange={setTyped}
          symbol="★"
          fractionDigits={0}
          range={
            allPoints < least
              ? t("loyalty.tooFewHeld", { points: least })
              : t("loyalty.range", { least: number(least), most: number(allPoints) })
          }
          error={tried ? fault : undefined}
          onLeave={(event) => {
            if (!isSubmit(event.relatedTarget)) setTried(true);
          }}
        />
        <KeyValueList
          items={[
            { label: t("loyalty.youGet"), value: worth === null ? "–" : money(worth), strong: true },
            {
              label: t("loyalty.mustBeStaked"),
              value:
                isCash || worth === null ? t("loyalty.nothing") : money(round(worth * bonusWageringFactor)),
            },
          ]}
        />
        <Button type="submit" variant="primary" size="lg" full disabled={allPoints < least}>
          {t("loyalty.redeem")}
        </Button>
      </form>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t("loyalty.confirmTitle")}
        description={
          worth === null
            ? ""
            : t(isCash ? "loyalty.confirmCash" : "loyalty.confirmBonus", {
                points,
                amount: money(worth),
                staked: money(round(worth * bonusWageringFactor)),
                left: allPoints - points,
              })
        }
        closeLabel={t("account.close")}
        dismissible={!busy}
        actions={
          <>
            <Button disabled={busy} onClick={() => setAsking(false)}>
              {t("account.cancel")}
            </Button>
            <Button variant="primary" loading={busy} onClick={() => void confirm()}>
              {worth === null ? t("loyalty.redeem") : t("loyalty.redeemFor", { amount: money(worth) })}
            </Button>
          </>
        }
      />
    </Panel>
  );
}

/** Rounds away floating-point noise for display. */
function round(amount: number): number {
  return Number(amount.toFixed(8));
}
