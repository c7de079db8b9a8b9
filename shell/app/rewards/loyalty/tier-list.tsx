import type { LoyaltySummary } from "@parlour/contracts/entities/loyalty-programme";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { classNames } from "@parlour/web/ui/class-names";
import { Panel } from "@parlour/web/ui/panel";
import Check from "lucide-react/icons/check";
import { TierEmblem } from "./tier-emblem.tsx";

/** The requirements and benefits of each tier, lowest first. */
export function TierList({ summary }: { summary: LoyaltySummary }) {
  const { t } = useTranslation();
  return (
    <Panel title={t("loyalty.tiers")}>
      <ol className="mt-2 grid gap-3 md:grid-cols-2 2xl:grid-cols-3">
        {summary.tiers.map((tier, rank) => {
          const isMine = tier.id === summary.tier.id;
          return (
            <li
              key={tier.id}
              aria-current={isMine ? "true" : undefined}
              className={classNames(
                "rounded-tile border p-4",
                isMine ? "border-brass/60 bg-raised" : "border-line bg-ink/30",
              )}
            >
              <div className="flex items-center gap-3.5">
                <TierEmblem rank={rank} colour={tier.colour} className="size-12 shrink-0" />
                <div className="min-w-0 flex-1">
                  <h3 className="flex flex-wrap items-center gap-2 text-lg">
                    {tier.name}
                    {isMine ? (
                      <Badge tone="brass" className="font-sans">
                        {t("loyalty.here")}
                      </Badge>
                    ) : null}
                  </h3>
                  <p className="text-sm text-mist">
                    {tier.threshold === 0
                      ? t("loyalty.fromStart")
                      : t("loyalty.fromPoints", { points: tier.threshold })}
                  </p>
                </div>
              </div>
              <ul className="mt-3 grid gap-1.5 text-sm">
                {tier.benefits.map((benefit) => (
                  <Benefit key={benefit}>{benefit}</Benefit>
                ))}
              </ul>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

function Benefit({ children }: { children: string }) {
  return (
    <li className="flex gap-2">
      <Check size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-brass" />
      <span className="min-w-0">{children}</span>
    </li>
  );
}
