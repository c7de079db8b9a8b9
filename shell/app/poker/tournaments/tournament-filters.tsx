import type { PokerTournament } from "@parlour/contracts/entities/poker-tournament";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Chip } from "@parlour/web/ui/chip";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { SelectField } from "@parlour/web/ui/select-field";
import { gameKeys, speedKeys } from "../parts/game-words.ts";
import { formats, priceRanges, speeds, type TournamentFilter } from "./filter-tournaments.ts";

const formatKeys: Record<(typeof formats)[number], MessageKey> = {
  headsUp: "poker.formatHeadsUp",
  bounty: "poker.formatBounty",
  satellite: "poker.formatSatellite",
  reBuy: "poker.formatReBuy",
};

const priceKeys: Record<(typeof priceRanges)[number], MessageKey> = {
  free: "poker.priceFree",
  low: "poker.priceLow",
  medium: "poker.priceMedium",
  high: "poker.priceHigh",
};

type TournamentFiltersProps = {
  tournaments: readonly PokerTournament[];
  filter: TournamentFilter;
  onChange: (filter: TournamentFilter) => void;
};

/** The filters of the tournament lists. Only games and currencies of a listed tournament are offered. */
export function TournamentFilters({ tournaments, filter, onChange }: TournamentFiltersProps) {
  const { t } = useTranslation();
  const games = [...new Set(tournaments.map(({ game }) => game))];
  const currencies = [...new Set(tournaments.flatMap(({ currency }) => currency ?? []))];
  const choice = <Key extends "speed" | "format" | "price" | "currency">(
    key: Key,
    label: MessageKey,
    values: readonly { value: string; label: string }[],
  ) => (
    <SelectField
      label={t(label)}
      labelHidden
      className="min-w-0 md:w-44"
      value={values.some(({ value }) => value === filter[key]) ? filter[key] : "all"}
      disabled={key === "currency" && filter.kind === "practice"}
      onChange={({ target }) => onChange({ ...filter, [key]: target.value as TournamentFilter[Key] })}
      options={[{ value: "all", label: t(label) }, ...values]}
    />
  );
  return (
    <div className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-2">
        <div className="min-w-72">
          <SegmentedControl
            label={t("poker.filterKind")}
            value={filter.kind}
            onChange={(kind) =>
              // Practice tournaments have no currency, so a filter by currency would hide all of them.
              onChange({
                ...filter,
                kind: kind as TournamentFilter["kind"],
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
        <div className="grid grid-cols-2 gap-2 max-md:w-full md:flex md:flex-wrap">
          {choice(
            "price",
            "poker.filterPrice",
            priceRanges.map((range) => ({ value: range, label: t(priceKeys[range]) })),
          )}
          {choice(
            "speed",
            "poker.filterSpeed",
            speeds.map((speed) => ({ value: speed, label: t(speedKeys[speed]) })),
          )}
          {choice(
            "format",
            "poker.filterFormat",
            formats.map((format) => ({ value: format, label: t(formatKeys[format]) })),
          )}
          {choice(
            "currency",
            "poker.filterCurrency",
            currencies.map((currency) => ({ value: currency, label: currency })),
          )}
        </div>
      </div>
      <div className="no-scrollbar flex min-w-0 gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[&>*]:shrink-0 md:flex-wrap">
        {games.length > 1
          ? games.map((game) => (
              <Chip
                key={game}
                selected={filter.game === game}
                onClick={() => onChange({ ...filter, game: filter.game === game ? "all" : game })}
              >
                {t(gameKeys[game])}
              </Chip>
            ))
          : null}
        <Chip selected={filter.open} onClick={() => onChange({ ...filter, open: !filter.open })}>
          {t("poker.filterOpen")}
        </Chip>
      </div>
    </div>
  );
}
