import type {
  Scoreboard as Score,
  SportsEvent,
  SportsIncident,
} from "@parlour/contracts/entities/sports-event";
import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { namesOf } from "../data/market-view.ts";
import { statisticName } from "../names/statistic-names.ts";
import { formatClock } from "../parts/live-clock.tsx";
import { incidentText } from "./incident-text.ts";
import { attackingSide, momentumCourse, momentumOf } from "./momentum.ts";
import { PlayingField } from "./playing-field.tsx";

/** The incidents that screen readers announce. Announcing every rally would drown out everything else. */
const announced = new Set(["GOAL", "SEGMENT_END", "END"]);

/** The incidents that remain interesting once a match is over. */
const remembered = new Set(["GOAL", "POINTS", "SEGMENT_END"]);

/** A match with its statistics and incidents; while it is live, also with its playing field and momentum. */
export function MatchView({ event }: { event: SportsEvent }) {
  if (event.status === "LIVE") return <LiveView event={event} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-2">
      {event.scoreboard ? <Statistics sport={event.sport as SportId} scoreboard={event.scoreboard} /> : null}
      <Ticker event={event} incidents={event.incidents.filter(({ kind }) => remembered.has(kind))} />
    </div>
  );
}

/** A live match: playing field, momentum, statistics and the latest incidents. */
function LiveView({ event }: { event: SportsEvent }) {
  const { t } = useTranslation();
  const names = namesOf(event);
  const momentum = momentumOf(event.incidents);
  const [latest] = event.incidents;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 md:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)]">
      <div className="min-w-0">
        <PlayingField
          sport={event.sport as SportId}
          attacking={attackingSide(event.incidents)}
          momentum={momentum}
          colours={{ home: event.home.colours[0], away: event.away.colours[0] }}
        />
        <p
          aria-live={latest && announced.has(latest.kind) ? "polite" : "off"}
          className="mt-2 min-h-5 truncate text-sm font-semibold"
        >
          {latest ? incidentText(t, latest, names) : ""}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-3">
        <Momentum event={event} momentum={momentum} />
        {event.scoreboard ? (
          <Statistics sport={event.sport as SportId} scoreboard={event.scoreboard} />
        ) : null}
        <Ticker event={event} incidents={event.incidents.slice(1, 5)} />
      </div>
    </div>
  );
}

const PARTS = 24;

/** Momentum over time, with bars above the line for the home side and below it for the away side. */
function Momentum({ event, momentum }: { event: SportsEvent; momentum: number }) {
  const { t } = useTranslation();
  const course = momentumCourse(event.incidents, PARTS);
  const leader = momentum > 0.15 ? event.home.name : momentum < -0.15 ? event.away.name : null;
  return (
    <figure>
      <figcaption className="mb-1 flex justify-between gap-3 text-xs text-mist">
        <span>{t("sportsbook.momentum")}</span>
        <span className="truncate text-ivory">{leader ?? t("sportsbook.even")}</span>
      </figcaption>
      <svg viewBox="0 0 240 40" aria-hidden="true" className="block w-full rounded-tick bg-ink">
        <path d="M0 20h240" stroke="var(--color-line)" />
        {course.map((value, i) => {
          const height = Math.abs(value) * 18;
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a match never change order
              key={i}
              x={i * 10 + 1.5}
              y={value > 0 ? 20 - height : 20}
              width="7"
              height={height}
              rx="1.5"
              fill={value > 0 ? "var(--color-brass)" : "var(--color-sky)"}
            />
          );
        })}
      </svg>
    </figure>
  );
}

function Statistics({ sport, scoreboard }: { sport: SportId; scoreboard: Score }) {
  const { t } = useTranslation();
  const counts = Object.entries(scoreboard.counts);
  if (counts.length === 0) return null;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {counts.map(([of, [home, away]]) => (
        <li key={of}>
          <div className="flex justify-between text-sm">
            <span className="w-10 font-semibold tabular-nums">{home}</span>
            <span className="text-mist first-letter:uppercase">{statisticName(t, sport, of)}</span>
            <span className="w-10 text-right font-semibold tabular-nums">{away}</span>
          </div>
          <svg viewBox="0 0 200 4" aria-hidden="true" className="mt-1 block w-full rounded-full bg-sky/60">
            <rect
              width={home + away === 0 ? 100 : (200 * home) / (home + away)}
              height="4"
              fill="var(--color-brass)"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

function Ticker({ event, incidents }: { event: SportsEvent; incidents: readonly SportsIncident[] }) {
  const { t } = useTranslation();
  if (incidents.length === 0) return null;
  const names = namesOf(event);
  return (
    <ol
      aria-label={t("sportsbook.ticker")}
      className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm text-mist"
    >
      {incidents.map((incident) => (
        <li
          key={`${incident.atSeconds} ${incident.kind} ${incident.side} ${incident.score}`}
          className="flex gap-2"
        >
          {event.scoreboard?.hasClock ? (
            <span className="w-11 shrink-0 tabular-nums">{formatClock(incident.atSeconds)}</span>
          ) : null}
          <span className="min-w-0 truncate">{incidentText(t, incident, names)}</span>
        </li>
      ))}
    </ol>
  );
}
