import type { SuccessAnswer } from "@parlour/contracts/call";
import { listLoyaltyHistory } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-history";
import type { LoyaltyEntry } from "@parlour/contracts/entities/loyalty-programme";
import { client } from "@parlour/web/api/client";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { Panel } from "@parlour/web/ui/panel";
import ArrowLeftRight from "lucide-react/icons/arrow-left-right";
import Scale from "lucide-react/icons/scale";
import Star from "lucide-react/icons/star";
import { useEffect, useState } from "react";
import { LocalTime } from "../../parts/local-time.tsx";
import { useNumber } from "./use-number.ts";

export type PointsPage = SuccessAnswer<typeof listLoyaltyHistory>;

const read = client(listLoyaltyHistory);
const icons = { EARNED: Star, REDEEMED: ArrowLeftRight, ADJUSTED: Scale } as const;

/** Points earned and redeemed, newest first. */
export function PointsHistory({ session, page }: { session: string; page: PointsPage }) {
  const { t } = useTranslation();
  const [shown, setShown] = useState(page);
  const [state, setState] = useState<"idle" | "loading" | "failed">("idle");
  useEffect(() => setShown(page), [page]);
  const more = async (cursor: string) => {
    setState("loading");
    try {
      const next = await read({ session, query: { cursor } });
      setShown((now) => ({ items: [...now.items, ...next.items], nextCursor: next.nextCursor }));
      setState("idle");
    } catch {
      setState("failed");
    }
  };
  const { items, nextCursor } = shown;
  return (
    <Panel title={t("loyalty.history")}>
      {items.length === 0 ? (
        <EmptyState title={t("loyalty.historyEmptyTitle")}>{t("loyalty.historyEmpty")}</EmptyState>
      ) : (
        <ul className="divide-y divide-line">
          {items.map((entry) => (
            <li key={entry.id}>
              <PointsLine entry={entry} />
            </li>
          ))}
        </ul>
      )}
      {nextCursor === null ? null : (
        <div className="mt-4 flex flex-col items-center gap-3 border-t border-line pt-4">
          {state === "failed" ? <p role="alert">{t("loyalty.failed")}</p> : null}
          <Button loading={state === "loading"} onClick={() => void more(nextCursor)}>
            {t("account.older")}
          </Button>
        </div>
      )}
    </Panel>
  );
}

function PointsLine({ entry }: { entry: LoyaltyEntry }) {
  const { t, language } = useTranslation();
  const number = useNumber();
  const { kind, points, tierPoints, at, amount, currency, about } = entry;
  const Icon = icons[kind];
  const money = formatMoney(amount, currency, language);
  const title =
    kind === "EARNED"
      ? t("loyalty.earnedOn", { amount: money })
      : kind === "ADJUSTED"
        ? t(about === "MISSION" ? "loyalty.fromMission" : "loyalty.adjusted")
        : t(about === "BONUS" ? "loyalty.redeemedToBonus" : "loyalty.redeemedToCash", { amount: money });
  return (
    <div className="flex items-center gap-3.5 py-3">
      <span className="grid size-9 shrink-0 place-items-center rounded-chip bg-raised text-mist">
        <Icon size={18} aria-hidden="true" />
      </span>
      <div className="min-w-0 flex-1">
        <p>{title}</p>
        <p className="text-sm text-mist">
          <LocalTime at={at} />
        </p>
      </div>
      <div className="shrink-0 text-right">
        <p className={points > 0 ? "font-semibold text-gain" : "font-semibold"}>
          {points > 0 ? "+" : points < 0 ? "−" : ""}
          {number(Math.abs(points))}
        </p>
        {tierPoints === 0 ? null : (
          <p className="text-sm text-mist">{t("loyalty.tierPoints", { points: tierPoints })}</p>
        )}
      </div>
    </div>
  );
}
