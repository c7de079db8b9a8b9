import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Countdown } from "@parlour/web/ui/countdown";
import { LocalTime } from "../../parts/local-time.tsx";

const countdownMs = 60 * 60_000;

/** When a scheduled tournament starts, and how long late registration stays open. */
export function TournamentTimes({ tournament }: { tournament: PokerTournament }) {
  const { t } = useTranslation();
  const { startsAt, lateUntil, registration, status, now } = tournament;
  if (startsAt === null) return null;
  const left = (endsAtMs: number, label: string) => (
    <span>
      {label} <Countdown endsAtMs={endsAtMs} nowMs={now} label={label} dayUnit="" />
    </span>
  );
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 text-sm tabular-nums">
      <LocalTime at={new Date(startsAt).toISOString()} />
      {status === "REGISTERING" && startsAt - now < countdownMs ? left(startsAt, t("poker.startsIn")) : null}
      {registration === "LATE" && lateUntil !== null ? left(lateUntil, t("poker.lateUntil")) : null}
    </p>
  );
}
