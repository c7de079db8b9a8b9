import type { PlayerBonus } from "@parlour/contracts/entities/bonus";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Panel } from "@parlour/web/ui/panel";
import { LocalTime } from "../../parts/local-time.tsx";
import { bonusStatuses } from "./bonus-statuses.ts";

export function EndedBonuses({ bonuses }: { bonuses: readonly PlayerBonus[] }) {
  const { t, language } = useTranslation();
  return (
    <Panel title={t("bonuses.ended")}>
      <ul className="divide-y divide-line">
        {bonuses.map(({ id, name, status, converted, currency, endedAt, createdAt }) => (
          <li key={id} className="flex items-center gap-3.5 py-3">
            <div className="min-w-0 flex-1">
              <p>{name}</p>
              <p className="text-sm text-mist">
                <LocalTime at={endedAt ?? createdAt} />
              </p>
            </div>
            <div className="flex shrink-0 flex-col items-end gap-1">
              <Badge tone={bonusStatuses[status].tone}>{t(bonusStatuses[status].name)}</Badge>
              {converted > 0 ? (
                <p className="font-semibold text-gain">+{formatMoney(converted, currency, language)}</p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
