import type { Leaderboard } from "@parlour/contracts/entities/leaderboard";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Countdown } from "@parlour/web/ui/countdown";
import { useRevalidator } from "react-router";
import { LocalTime } from "../../parts/local-time.tsx";

type PeriodLineProps = { board: Pick<Leaderboard, "state" | "startsAt" | "endsAt">; nowMs: number };

/** The time until the start or the end, or when the leaderboard ended. */
export function PeriodLine({ board: { state, startsAt, endsAt }, nowMs }: PeriodLineProps) {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  if (state === "CLOSING") return <span>{t("leaderboards.closing")}</span>;
  if (state !== "SCHEDULED" && state !== "RUNNING") {
    return (
      <span>
        {t("leaderboards.ended")} <LocalTime at={endsAt} />
      </span>
    );
  }
  const isRunning = state === "RUNNING";
  const label = t(isRunning ? "leaderboards.endsIn" : "leaderboards.startsIn");
  return (
    <span>
      {label}{" "}
      <Countdown
        key={state}
        endsAtMs={Date.parse(isRunning ? endsAt : startsAt)}
        nowMs={nowMs}
        label={label}
        dayUnit={t("leaderboards.dayUnit")}
        onEnd={revalidate}
      />
    </span>
  );
}
