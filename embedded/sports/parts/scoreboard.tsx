import type { SportsEventSummary, SportsParticipant } from "@parlour/contracts/entities/sports-event";
import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { segmentName } from "../names/market-names.ts";
import { Crest } from "./crest.tsx";
import { FavouriteButton } from "./favourite-button.tsx";
import { LiveClock } from "./live-clock.tsx";
import { rallyText } from "./rally-text.ts";
import { StartTime } from "./start-time.tsx";
import { inningsText } from "./turn-text.ts";

/** Both sides with the score between them, and the score of each part of the match. */
export function Scoreboard({ event }: { event: SportsEventSummary }) {
  const { t } = useTranslation();
  const { home, away, scoreboard, status, sport } = event;
  const isPlayed = status !== "SCHEDULED" && scoreboard !== null;
  const rally = scoreboard?.rally ? rallyText(sport, scoreboard.rally, scoreboard.segments.at(-1)) : null;
  const innings = isPlayed && status === "LIVE" ? inningsText(t, scoreboard) : null;
  const turn = status === "LIVE" ? scoreboard?.turn?.side : undefined;
  const turnLabel = t(sport === "tennis" ? "sportsbook.serving" : "sportsbook.batting");
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-3">
        <SideCard side={home} turn={turn === "home" ? turnLabel : null} />
        <div className="text-center">
          {isPlayed ? (
            <p className="font-display text-4xl whitespace-nowrap tabular-nums md:text-5xl">
              <span className="sr-only">{t("sportsbook.score")} </span>
              {scoreboard.score[0]}–{scoreboard.score[1]}
            </p>
          ) : (
            <p className="font-display text-2xl text-mist">{t("sportsbook.versus")}</p>
          )}
          <p className="mt-1">
            {status === "LIVE" && scoreboard ? (
              <LiveClock sport={sport} scoreboard={scoreboard} />
            ) : (
              <StartTime at={event.startsAt} />
            )}
          </p>
          {rally ? <p className="mt-0.5 text-sm text-mist tabular-nums">{rally}</p> : null}
          {innings ? <p className="mt-0.5 text-sm text-mist tabular-nums">{innings}</p> : null}
        </div>
        <SideCard side={away} turn={turn === "away" ? turnLabel : null} />
      </div>
      {isPlayed && scoreboard.segments.length > 1 ? (
        <ol className="mt-4 flex flex-wrap justify-center gap-1.5 text-xs">
          {scoreboard.segments.slice(-9).map(([one, other], i, all) => {
            const number = scoreboard.segments.length - all.length + i + 1;
            return (
              <li key={number} className="rounded-tick bg-raised px-2 py-1 whitespace-nowrap">
                <span className="text-mist">{segmentName(t, sport as SportId, number)} </span>
                <span className="font-semibold tabular-nums">
                  {one}–{other}
                </span>
              </li>
            );
          })}
        </ol>
      ) : null}
    </div>
  );
}

/** One side of the match; `turn` says that this side is serving or batting. */
function SideCard({ side, turn }: { side: SportsParticipant; turn: string | null }) {
  return (
    <div className="flex min-w-0 flex-col items-center text-center">
      <Crest colours={side.colours} crest={side.crest} size={52} />
      <p className="mt-2 flex max-w-full items-center text-base leading-tight font-semibold wrap-anywhere md:text-lg">
        {side.name}
      </p>
      {turn === null ? null : (
        <p className="mt-0.5 flex items-center gap-1.5 text-xs text-bright">
          <span aria-hidden="true" className="size-1.5 rounded-full bg-bright" />
          {turn}
        </p>
      )}
      <FavouriteButton id={side.id} name={side.name} />
    </div>
  );
}
