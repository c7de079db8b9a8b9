import type { SportsEvent } from "@parlour/contracts/entities/sports-event";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { tablesOf } from "../data/market-view.ts";
import { useEvent } from "../data/topics.ts";
import { MarketCard } from "../markets/market-card.tsx";
import { ListEmpty } from "./list-state.tsx";
import { StartTime } from "./start-time.tsx";

/** The outright markets of a competition, such as its winner and top places, with live prices. */
export function Outrights({ event: loaded }: { event: SportsEvent }) {
  const { t } = useTranslation();
  const { state: event = loaded, live } = useEvent(loaded.id);
  return (
    <section aria-label={event.away.name} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-mist">
        <span className="font-semibold">{event.away.name}</span>
        <span>
          {t("sportsbook.outrightsUntil")} <StartTime at={event.startsAt} />
        </span>
      </p>
      {event.markets.length === 0 ? (
        <ListEmpty title={t("sportsbook.noMarkets")} text={t("sportsbook.noMarketsText")} />
      ) : (
        <div className="gap-x-3 md:columns-2">
          {tablesOf(event.markets).map((table, at) => (
            <MarketCard key={table.key} event={event} table={table} fresh={live} startOpen={at < 2} />
          ))}
        </div>
      )}
    </section>
  );
}
