import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Countdown } from "@parlour/web/ui/countdown";
import { LocalDate } from "../loyalty/local-date.tsx";

/** The remaining time below which a countdown is shown, because a countdown that runs for weeks would be stressful. */
const countedFromMs = 3 * 86_400_000;

type TimeLeftProps = { endsAt: string; nowMs: number; onEnd?: () => void };

/** The expiry date, or the time left when it is near. */
export function TimeLeft({ endsAt, nowMs, onEnd }: TimeLeftProps) {
  const { t } = useTranslation();
  const endsAtMs = Date.parse(endsAt);
  if (endsAtMs - nowMs > countedFromMs) {
    return (
      <span>
        {t("bonuses.until")} <LocalDate at={endsAt} />
      </span>
    );
  }
  const label = t("bonuses.endsIn");
  return (
    <span>
      {label}{" "}
      <Countdown
        endsAtMs={endsAtMs}
        nowMs={nowMs}
        label={label}
        dayUnit={t("bonuses.dayUnit")}
        {...(onEnd && { onEnd })}
      />
    </span>
  );
}
