import type { RaceSummary } from "@parlour/contracts/entities/racing";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { Countdown } from "@parlour/web/ui/countdown";

type StartCountdownProps = {
  race: Pick<RaceSummary, "startsAt" | "state">;
  /** The server's time, from the same response as the race. */
  now: string;
  onEnd?: () => void;
};

/** The time until the race starts, according to the server's clock, or the state of the race. */
export function StartCountdown({ race, now, onEnd }: StartCountdownProps) {
  const { t } = useTranslation();
  if (race.state === "VOID") return <Badge tone="alarm">{t("racebook.void")}</Badge>;
  if (race.state === "SETTLED" || race.state === "OFFICIAL") return <Badge>{t("racebook.resulted")}</Badge>;
  if (race.state === "RUNNING") return <Badge tone="live">{t("racebook.running")}</Badge>;
  const endsAtMs = Date.parse(race.startsAt);
  const nowMs = Date.parse(now);
  return (
    <span className={endsAtMs - nowMs < 300_000 ? "text-bright" : "text-ivory"}>
      <Countdown
        key={now}
        endsAtMs={endsAtMs}
        nowMs={nowMs}
        label={t("racebook.timeToOff")}
        dayUnit={t("racebook.dayUnit")}
        {...(onEnd && { onEnd })}
      />
    </span>
  );
}
