import type { PokerStatistics } from "@parlour/contracts/entities/poker";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { languageTag } from "@parlour/web/i18n/languages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Panel } from "@parlour/web/ui/panel";
import { SelectField } from "@parlour/web/ui/select-field";
import { usePageSearch } from "../../parts/use-page-search.ts";
import { gameKeys } from "../parts/game-words.ts";
import {
  periods,
  type StatisticsFilter,
  statisticsGames,
  writeStatisticsFilter,
} from "./statistics-filter.ts";

type TournamentResult = { currency: string; entries: number; cashes: number; paid: number; won: number };

export type StatisticsOfPage = PokerStatistics & {
  filter: StatisticsFilter;
  tournaments: readonly TournamentResult[];
};

/** The player's statistics by period and game: rates, and the results at cash tables and in tournaments. */
export function OwnStatistics({ statistics }: { statistics: StatisticsOfPage }) {
  const { t, language } = useTranslation();
  const tag = languageTag(language);
  const percent = new Intl.NumberFormat(tag, { style: "percent", maximumFractionDigits: 0 });
  const count = (value: number) => new Intl.NumberFormat(tag).format(value);
  const rate = (value: number | null) => (value === null ? "–" : percent.format(value));
  const net = (amount: number, currency: string) =>
    `${amount > 0 ? "+" : ""}${formatMoney(amount, currency, language)}`;
  const { days, hands, voluntary, raisedPreflop, wentToShowdown, wonAtShowdown, results } = statistics;
  const { filter, tournaments } = statistics;
  const figures = [
    { label: t("poker.statsHands"), value: count(hands) },
    { label: t("poker.statsVpip"), value: rate(voluntary) },
    { label: t("poker.statsPfr"), value: rate(raisedPreflop) },
    { label: t("poker.statsShowdown"), value: rate(wentToShowdown) },
    { label: t("poker.statsShowdownWon"), value: rate(wonAtShowdown) },
    ...results.map((one) => ({ label: t("poker.statsNet"), value: net(one.net, one.currency) })),
    ...tournaments.flatMap(({ currency, entries, cashes, paid, won }) => [
      {
        label: t("poker.statsEntries", { currency }),
        value: t("poker.statsCashes", { entries: count(entries), cashes: count(cashes) }),
      },
      { label: t("poker.statsTournamentNet"), value: net(won - paid, currency) },
    ]),
  ];
  return (
    <Panel title={t("poker.stats")}>
      <div className="mb-4 flex flex-wrap items-end justify-between gap-3">
        <p className="text-sm text-mist">{t("poker.statsPeriod", { days })}</p>
        <Choice filter={filter} />
      </div>
      <dl className="grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-6">
        {figures.map(({ label, value }) => (
          <div key={`${label}${value}`} className="grid content-between gap-1">
            <dt className="text-sm text-mist">{label}</dt>
            <dd className="font-display text-xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

/** The choice of a period and a game, which is part of the page's address. */
function Choice({ filter }: { filter: StatisticsFilter }) {
  const { t } = useTranslation();
  const [, setSearch] = usePageSearch();
  const change = (next: StatisticsFilter) => setSearch((search) => writeStatisticsFilter(search, next));
  return (
    <div className="grid grid-cols-2 gap-2">
      <SelectField
        label={t("poker.statsChoosePeriod")}
        labelHidden
        value={String(filter.days)}
        onChange={({ target }) =>
          change({ ...filter, days: periods.find((days) => String(days) === target.value) ?? 90 })
        }
        options={periods.map((days) => ({ value: String(days), label: t("poker.statsDays", { days }) }))}
      />
      <SelectField
        label={t("poker.statsChooseGame")}
        labelHidden
        value={filter.game}
        onChange={({ target }) =>
          change({ ...filter, game: statisticsGames.find((game) => game === target.value) ?? "all" })
        }
        options={[
          { value: "all", label: t("poker.statsAllGames") },
          ...statisticsGames.map((game) => ({ value: game, label: t(gameKeys[game]) })),
        ]}
      />
    </div>
  );
}
