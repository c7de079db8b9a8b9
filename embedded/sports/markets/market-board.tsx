import type { SportsEvent, SportsMarketGroup } from "@parlour/contracts/entities/sports-event";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Chip } from "@parlour/web/ui/chip";
import { TextField } from "@parlour/web/ui/text-field";
import Search from "lucide-react/icons/search";
import { useState } from "react";
import { type MarketTable, namesOf, tablesOf } from "../data/market-view.ts";
import { marketName } from "../names/market-names.ts";
import { outcomeName } from "../names/outcome-names.ts";
import { MarketCard } from "./market-card.tsx";

/** Groups of markets, in display order. */
const groupNames: Readonly<Record<SportsMarketGroup, MessageKey>> = {
  MAIN: "sportsbook.groupMain",
  TOTALS: "sportsbook.groupTotals",
  HANDICAPS: "sportsbook.groupHandicaps",
  SCORE: "sportsbook.groupScore",
  PERIODS: "sportsbook.groupPeriods",
  PLAYERS: "sportsbook.groupPlayers",
  STATISTICS: "sportsbook.groupStatistics",
  SPECIALS: "sportsbook.groupSpecials",
};

const allGroups = Object.keys(groupNames) as SportsMarketGroup[];

type Chosen = SportsMarketGroup | "ALL";

/** All markets of an event by group, with a search field for their names and outcomes. */
export function MarketBoard({ event, fresh }: { event: SportsEvent; fresh: boolean }) {
  const { t } = useTranslation();
  const [group, setGroup] = useState<Chosen>("ALL");
  const [term, setTerm] = useState("");
  const groups = allGroups.filter((one) => event.markets.some((market) => market.group === one));
  const shownGroup = group !== "ALL" && groups.includes(group) ? group : "ALL";
  const wanted = term.trim().toLocaleLowerCase();

  const isFound = ({ market, rows }: MarketTable) => {
    if (wanted === "") return true;
    const names = namesOf(event, rows[0]);
    const texts = [
      marketName(t, market, names),
      ...rows[0]!.outcomes.map(({ id }) => outcomeName(t, market, id, names)),
    ];
    return texts.some((text) => text.toLocaleLowerCase().includes(wanted));
  };
  const inGroup = event.markets.filter((market) => shownGroup === "ALL" || market.group === shownGroup);
  const order = new Map(allGroups.map((one, i) => [one, i]));
  const tables = tablesOf(inGroup)
    .filter(isFound)
    .toSorted((one, other) => order.get(one.rows[0]!.group)! - order.get(other.rows[0]!.group)!);

  return (
    <section aria-label={t("sportsbook.markets")} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <fieldset
          aria-label={t("sportsbook.filter")}
          className="-mx-1 flex min-w-0 gap-2 overflow-x-auto px-1 py-1 [scrollbar-width:none] md:flex-wrap"
        >
          {(["ALL", ...groups] as const).map((one) => (
            <Chip
              key={one}
              selected={shownGroup === one}
              className="shrink-0 whitespace-nowrap"
              onClick={() => setGroup(one)}
            >
              {one === "ALL" ? t("sportsbook.all") : t(groupNames[one])}
            </Chip>
          ))}
        </fieldset>
        <TextField
          type="search"
          label={t("sportsbook.searchMarkets")}
          labelHidden
          placeholder={t("sportsbook.searchMarkets")}
          value={term}
          icon={<Search size={18} aria-hidden="true" />}
          onChange={(change) => setTerm(change.target.value)}
        />
      </div>
      {event.canBuild ? <p className="text-sm text-mist">{t("sportsbook.builderHint")}</p> : null}
      {tables.length === 0 ? (
        <p role="status" className="py-6 text-center text-mist">
          {t("sportsbook.noMarketFound")}
        </p>
      ) : (
        <div className="gap-3 xl:columns-2">
          {tables.map((table, i) => (
            <MarketCard
              key={table.key}
              event={event}
              table={table}
              fresh={fresh}
              startOpen={i < 12 || wanted !== ""}
            />
          ))}
        </div>
      )}
    </section>
  );
}
