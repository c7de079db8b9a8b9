import type { ReferralTerms } from "@parlour/contracts/entities/referral";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";

/** The requirements and rewards of a referral, with their amounts. */
export function ReferralSteps({ terms }: { terms: ReferralTerms | null }) {
  const { t, language } = useTranslation();
  if (terms === null) {
    return (
      <Panel title={t("referral.how")}>
        <p className="text-mist">{t("referral.noTerms")}</p>
      </Panel>
    );
  }
  const money = (amount: number) => formatMoney(amount, terms.currency, language);
  const rewards = { yours: money(terms.referrerReward), theirs: money(terms.friendReward) };
  const steps = [
    t("referral.stepShare"),
    t("referral.stepDeposit", { amount: money(terms.minimumDeposit), times: terms.playThrough }),
    t(terms.credit === "CASH" ? "referral.stepCash" : "referral.stepBonus", rewards),
  ];
  return (
    <Panel title={t("referral.how")}>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3.5">
            <span
              aria-hidden="true"
              className="grid size-9 shrink-0 place-items-center rounded-full border border-brass/60 font-display text-lg text-bright"
            >
              {index + 1}
            </span>
            <span className="pt-1">{step}</span>
          </li>
        ))}
      </ol>
      <p className="mt-5 border-t border-line pt-4 text-sm text-mist">{t("referral.once")}</p>
    </Panel>
  );
}
