import type { LoyaltySummary } from "@parlour/contracts/entities/loyalty-programme";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Progress } from "@parlour/web/ui/progress";
import { LocalDate } from "./local-date.tsx";
import { TierEmblem } from "./tier-emblem.tsx";
import { useNumber } from "./use-number.ts";

export function TierProgress({ summary, showsEmblem }: { summary: LoyaltySummary; showsEmblem: boolean }) {
  const { t } = useTranslation();
  const number = useNumber();
  const { tier, nextTier, tiers, tierPoints, pointsToNextTier, pointsToKeepTier, windowEndsAt } = summary;
  const rank = tiers.findIndex(({ id }) => id === tier.id);
  return (
    <section
      aria-label={t("player.tier")}
      className="relative overflow-hidden rounded-panel border border-line bg-velvet p-[18px] md:p-[26px]"
    >
      <div
        aria-hidden="true"
        className="deco-backdrop pointer-events-none absolute inset-x-0 top-0 h-40 opacity-60 [mask-image:linear-gradient(115deg,transparent_35%,#000),linear-gradient(#000_40%,transparent)] [mask-composite:intersect]"
      />
      <div className="relative flex items-center gap-4 md:gap-6">
        {showsEmblem ? (
          <TierEmblem rank={rank} colour={tier.colour} className="size-20 shrink-0 md:size-24" />
        ) : null}
        <div className="min-w-0">
          <p className="text-sm text-mist">{t("loyalty.yourTier")}</p>
          <p className="font-display text-4xl md:text-5xl">{tier.name}</p>
          <p className="mt-1 text-mist">{t("loyalty.tierPoints", { points: tierPoints })}</p>
        </div>
      </div>
      {nextTier ? (
        <div className="relative mt-6">
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="font-semibold">
              {t("loyalty.toNext", { points: pointsToNextTier, tier: nextTier.name })}
            </p>
            <p className="text-sm text-mist">
              {number(tierPoints)} / {number(nextTier.threshold)}
            </p>
          </div>
          <Progress
            label={t("loyalty.progress", { tier: nextTier.name })}
            value={Math.min(tierPoints, nextTier.threshold)}
            max={Math.max(1, nextTier.threshold)}
            valueText={`${number(tierPoints)} / ${number(nextTier.threshold)}`}
          />
        </div>
      ) : (
        <p className="relative mt-6 font-semibold">{t("loyalty.highest")}</p>
      )}
      <p className="relative mt-4 text-sm text-mist">
        {pointsToKeepTier > 0
          ? t("loyalty.toKeep", { points: pointsToKeepTier, tier: tier.name })
          : t("loyalty.kept", { tier: tier.name })}{" "}
        {t("loyalty.windowEnds")} <LocalDate at={windowEndsAt} />
      </p>
    </section>
  );
}
