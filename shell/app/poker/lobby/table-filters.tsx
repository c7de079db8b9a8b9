import type { PokerTable } from "@parlour/contracts/entities/poker";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Chip } from "@parlour/web/ui/chip";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { SelectField } from "@parlour/web/ui/select-field";
import { gameKeys, limitKeys } from "../parts/game-words.ts";
import { type StakeRange, stakeRanges, type TableFilter } from "./filter-tables.ts";

const stakeKeys: Record<StakeRange, MessageKey> = {
  micro: "poker.stakesMicro",
  low: "poker.stakesLow",
  medium: "poker.stakesMedium",
  high: "poker.stakesHigh",
};

type TableFiltersProps = {
  tables: readonly PokerTable[];
  filter: TableFilter;
  onChange: (filter: TableFilter) => void;
};

/** The filters of the table list. Only games, limits and currencies that have a table are offered. */
export function TableFilters({ tables, filter, onChange }: TableFiltersProps) {
  const { t } = useTranslation();
  const games = [...new Set(tables.map(({ game }) => game))];
  const limits = [...new Set(tables.map(({ limit }) => limit))];
  const currencies = [...new Set(tables.flatMap(({ currency }) => currency ?? []))];
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-72">
          <SegmentedControl
            label={t("poker.filterKind")}
            value={filter.kind}
            onChange={(kind) =>
              // Practice tables have no currency, so a filter by currency would hide all of them.
              onChange({
                ...filter,
                kind: kind as TableFilter["kind"],
                ...(kind === "practice" && { currency: "all" }),
              })
            }
            options={[
              { value: "all", label: t("poker.filterAll") },
              { value: "practice", label: t("poker.practice") },
              { value: "cash", label: t("poker.cash") },
            ]}
          />
        </div>
        <div className="grid grid-cols-2 gap-2 max-md:w-full md:flex">
          <SelectField
            label={t("poker.filterLimit")}
            labelHidden
            className="min-w-0 max-md:col-span-2 md:w-44"
            value={filter.limit}
            onChange={({ target }) => onChange({ ...filter, limit: target.value as TableFilter["limit"] })}
            options={[
              { value: "all", label: t("poker.filterLimit") },
              ...limits.map((limit) => ({ value: limit, label: t(limitKeys[limit]) })),
            ]}
          />
          <SelectField
            label={t("poker.filterStakes")}
            labelHidden
            className="min-w-0 md:w-44"
            value={filter.stakes}
            onChange={({ target }) => onChange({ ...filter, stakes: target.value as TableFilter["stakes"] })}
            options={[
              { value: "all", label: t("poker.filterStakes") },
              ...stakeRanges.map((range) => ({ value: range, label: t(stakeKeys[range]) })),
            ]}
          />
          <SelectField
            label={t("poker.filterCurrency")}
            labelHidden
            className="min-w-0 md:w-40"
            value={currencies.includes(filter.currency) ? filter.currency : "all"}
            disabled={filter.kind === "practice"}
            onChange={({ target }) => onChange({ ...filter, currency: target.value })}
            options={[
              { value: "all", label: t("poker.filterCurrency") },
              ...currencies.map((currency) => ({ value: currency, label: currency })),
            ]}
          />
        </div>
      </div>
      {/* On phones the filter chips are in one row that scrolls sideways, so that the first tables are visible
          without scrolling. */}
      <div className="no-scrollbar flex min-w-0 gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[&>*]:shrink-0 md:flex-wrap">
        {games.map((game) => (
          <Chip
            key={game}
            selected={filter.game === game}
            onClick={() => onChange({ ...filter, game: filter.game === game ? "all" : game })}
          >
            {t(gameKeys[game])}
          </Chip>
        ))}
        <Chip selected={filter.fastFold} onClick={() => onChange({ ...filter, fastFold: !filter.fastFold })}>
          {t("poker.fastFold")}
        </Chip>
        <Chip
          selected={filter.freeSeats}
          onClick={() => onChange({ ...filter, freeSeats: !filter.freeSeats })}
        >
          {t("poker.filterFree")}
        </Chip>
      </div>
    </div>
  );
}
