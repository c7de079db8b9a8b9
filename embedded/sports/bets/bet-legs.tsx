import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import type { SportId } from "@parlour/sports";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Badge } from "@parlour/web/ui/badge";
import { useOdds } from "../../parts/odds-format.ts";
import { SiteLink } from "../../parts/site-link.tsx";
import { playersOf, priceOf, readMarket } from "../data/market-view.ts";
import { useLiveEvents } from "../data/topics.ts";
import { marketName, placeTermsText } from "../names/market-names.ts";
import { selectionName } from "../names/outcome-names.ts";
import { LiveClock } from "../parts/live-clock.tsx";
import { StartTime } from "../parts/start-time.tsx";
import { pathTo } from "../paths.ts";
import { selectionResults } from "./bet-statuses.ts";

type Selection = SportsBet["selections"][number];

/** The selections of a bet, each with the current state of its match. */
export function BetLegs({ bet }: { bet: SportsBet }) {
  return (
    <ul>
      {bet.selections.map((selection) => (
        <BetSelection
          key={`${selection.event.id} ${selection.legs.map(({ market, outcome }) => market.id + outcome).join()}`}
          selection={selection}
          withPrice={bet.selections.length > 1}
        />
      ))}
    </ul>
  );
}

function BetSelection({ selection, withPrice }: { selection: Selection; withPrice: boolean }) {
  const { t } = useTranslation();
  const odds = useOdds();
  const { event, legs, price, placeTerms, result } = selection;
  const now = useLiveEvents().state?.find(({ id }) => id === event.id);
  const { status, scoreboard } = now ?? event;
  const { text, tone } = selectionResults[result];
  return (
    <li className="border-t border-line px-4 py-3 first:border-t-0">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {legs.map((leg) => (
            <Leg key={leg.market.id + leg.outcome} leg={leg} event={event} alone={legs.length === 1} />
          ))}
          {placeTerms ? <p className="text-sm text-mist">{placeTermsText(t, placeTerms)}</p> : null}
        </div>
        <span className="flex shrink-0 items-center gap-2">
          {withPrice ? (
            <span className="font-semibold text-bright tabular-nums">{odds(priceOf(price))}</span>
          ) : null}
          {result === "OPEN" ? null : <Badge tone={tone}>{t(text)}</Badge>}
        </span>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <SiteLink to={pathTo.event(event.id)} className="min-w-0 text-mist wrap-anywhere hover:text-bright">
          {event.home} – {event.away}
        </SiteLink>
        {scoreboard && status !== "SCHEDULED" ? (
          <span className="font-semibold tabular-nums">{scoreboard.score.join("–")}</span>
        ) : null}
        {status === "LIVE" && scoreboard ? (
          <LiveClock sport={event.sport} scoreboard={scoreboard} />
        ) : (
          <StartTime at={event.startsAt} />
        )}
      </p>
    </li>
  );
}

type LegProps = { leg: Selection["legs"][number]; event: Selection["event"]; alone: boolean };

function Leg({ leg, event, alone }: LegProps) {
  const { t, language } = useTranslation();
  const market = readMarket(leg.market.id);
  if (!market) return null;
  const players = playersOf(leg.market, leg.outcome, leg.name);
  const names = { sport: event.sport as SportId, home: event.home, away: event.away, players };
  const { text, tone } = selectionResults[leg.result];
  return (
    <p className="wrap-anywhere">
      <span className="font-semibold">{selectionName({ t, language }, market, leg.outcome, names)}</span>{" "}
      <span className="text-sm text-mist">{marketName(t, market, names)}</span>{" "}
      {alone || leg.result === "OPEN" ? null : <Badge tone={tone}>{t(text)}</Badge>}
    </p>
  );
}
