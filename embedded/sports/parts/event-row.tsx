import type { SportsEventSummary, SportsParticipant } from "@parlour/contracts/entities/sports-event";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import ChevronRight from "lucide-react/icons/chevron-right";
import { SiteLink } from "../../parts/site-link.tsx";
import { namesOf, readMarket } from "../data/market-view.ts";
import { outcomeName } from "../names/outcome-names.ts";
import { pathTo } from "../paths.ts";
import { Crest } from "./crest.tsx";
import { LiveClock } from "./live-clock.tsx";
import { OutcomeButton } from "./outcome-button.tsx";
import { StartTime } from "./start-time.tsx";
import { inningsText } from "./turn-text.ts";

type EventRowProps = { event: SportsEventSummary; fresh: boolean; withCompetition?: boolean };

/** An event in a list: both sides, the score or start time, the main market, and a link to all markets. */
export function EventRow({ event, fresh, withCompetition = false }: EventRowProps) {
  const { t } = useTranslation();
  const { home, away, scoreboard, status, mainMarket, competition } = event;
  const market = mainMarket && readMarket(mainMarket.id);
  const turn = status === "LIVE" ? scoreboard?.turn?.side : undefined;
  const innings = status === "LIVE" && scoreboard ? inningsText(t, scoreboard) : null;
  const score = status === "SCHEDULED" ? null : (scoreboard?.score ?? null);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-x-4 gap-y-2 border-t border-line px-3 py-3 first:border-t-0 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center md:px-4">
      <SiteLink
        to={pathTo.event(event.id)}
        className="group -mx-1 flex min-w-0 items-center gap-3 rounded-chip px-1 hover:text-bright"
      >
        <span className="min-w-0 flex-1">
          <span className="mb-1 flex min-w-0 items-center gap-2">
            {status === "LIVE" && scoreboard ? (
              <LiveClock sport={event.sport} scoreboard={scoreboard} />
            ) : status === "SCHEDULED" ? (
              <StartTime at={event.startsAt} />
            ) : (
              <EventEnd status={status} startsAt={event.startsAt} />
            )}
            {innings ? (
              <span className="text-xs whitespace-nowrap text-mist tabular-nums">{innings}</span>
            ) : null}
            {withCompetition ? (
              <span className="min-w-0 truncate text-xs text-mist">{competition.name}</span>
            ) : null}
          </span>
          <SideLine
            side={home}
            score={score?.[0]}
            leads={score !== null && score[0] > score[1]}
            hasTurn={turn === "home"}
          />
          <SideLine
            side={away}
            score={score?.[1]}
            leads={score !== null && score[1] > score[0]}
            hasTurn={turn === "away"}
          />
        </span>
        {event.marketCount > 0 ? (
          <span className="flex shrink-0 items-center text-xs text-mist group-hover:text-bright">
            <span aria-hidden="true">+{event.marketCount}</span>
            <span className="sr-only">{t("sportsbook.marketCount", { count: event.marketCount })}</span>
            <ChevronRight size={16} aria-hidden="true" />
          </span>
        ) : null}
      </SiteLink>
      {mainMarket && market && status !== "ENDED" ? (
        <div className="grid auto-cols-fr grid-flow-col gap-1.5">
          {mainMarket.outcomes.map(({ id }) => (
            <OutcomeButton
              key={id}
              event={event}
              market={mainMarket}
              outcomeId={id}
              label={outcomeName(t, market, id, { ...namesOf(event), home: home.short, away: away.short })}
              fresh={fresh}
              stacked
            />
          ))}
        </div>
      ) : null}
    </li>
  );
}

type SideLineProps = {
  side: SportsParticipant;
  score: number | undefined;
  leads: boolean;
  /** Whether the side is serving or batting. */
  hasTurn: boolean;
};

function SideLine({ side, score, leads, hasTurn }: SideLineProps) {
  return (
    <span className="flex min-w-0 items-center gap-2 leading-relaxed">
      <Crest colours={side.colours} crest={side.crest} size={18} />
      <span className={classNames("min-w-0 flex-1 truncate", leads ? "font-semibold" : "font-medium")}>
        {side.name}
        {hasTurn ? (
          <span
            aria-hidden="true"
            className="ml-1.5 inline-block size-1.5 rounded-full bg-bright align-middle"
          />
        ) : null}
      </span>
      {score === undefined ? null : (
        <span
          className={classNames("shrink-0 tabular-nums", leads ? "font-semibold text-bright" : "text-mist")}
        >
          {score}
        </span>
      )}
    </span>
  );
}

function EventEnd({ status, startsAt }: Pick<SportsEventSummary, "status" | "startsAt">) {
  const { t } = useTranslation();
  const word =
    status === "ABANDONED"
      ? t("sportsbook.abandoned")
      : status === "CANCELLED"
        ? t("sportsbook.cancelled")
        : t("sportsbook.ended");
  return (
    <>
      <span className="text-xs font-semibold whitespace-nowrap">{word}</span>
      <StartTime at={startsAt} />
    </>
  );
}
