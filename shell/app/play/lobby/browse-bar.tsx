import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button, buttonClass } from "@parlour/web/ui/button";
import { fieldBoxClass } from "@parlour/web/ui/form-field";
import ChevronDown from "lucide-react/icons/chevron-down";
import Dices from "lucide-react/icons/dices";
import SlidersHorizontal from "lucide-react/icons/sliders-horizontal";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { Link, useNavigate } from "react-router";
import { filterChips, sortWords } from "./filter-chips.ts";
import { FilterSheet } from "./filter-sheet.tsx";
import { countFilters, GAME_SORTS, type GameFilter, noFilter, writeGameFilter } from "./game-filter.ts";
import type { ShownFilter } from "./listing.server.ts";

/** Filters and sort order of a list of games, and the number of games. The choice is kept in the URL. */
export function BrowseBar({ shown }: { shown: ShownFilter }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [latest, setLatest] = useState({ of: shown, filter: shown.filter });
  // The newest choice is shown immediately, while the matching games are still loading.
  const chosen = latest.of === shown ? latest.filter : shown.filter;
  const { path, sub, total, filter } = shown;
  const addressOf = (wanted: GameFilter) => `${path}${writeGameFilter(wanted, { sub })}`;
  const choose = (wanted: GameFilter) => {
    setLatest({ of: shown, filter: wanted });
    void navigate(addressOf(wanted), { replace: true, preventScrollReset: true });
  };
  const chips = filterChips(shown, t);
  const active = countFilters(chosen);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 items-center gap-2 md:flex md:gap-3">
        <Button
          onClick={() => setIsOpen(true)}
          aria-haspopup="dialog"
          icon={<SlidersHorizontal size={18} aria-hidden="true" className="shrink-0" />}
        >
          {t("browse.filters")}
          {active > 0 ? (
            <span className="rounded-full bg-brass px-2 text-sm font-bold text-ink tabular-nums">
              {active}
            </span>
          ) : null}
        </Button>
        <Link
          to={`/lobby/surprise${path}${writeGameFilter(chosen, { sub })}`}
          prefetch="none"
          aria-disabled={total === 0 || undefined}
          className={`order-3 md:order-none ${buttonClass()} ${total === 0 ? "pointer-events-none opacity-45" : ""}`}
        >
          <Dices size={18} aria-hidden="true" className="shrink-0" />
          {t("browse.surprise")}
        </Link>
        <span className="relative block md:order-2 md:w-60">
          <select
            aria-label={t("browse.sort")}
            value={chosen.sort ?? ""}
            onChange={({ target }) =>
              choose({ ...chosen, sort: GAME_SORTS.find((sort) => sort === target.value) ?? null })
            }
            className={`${fieldBoxClass} select-control h-11 pr-10`}
          >
            <option value="">{t("browse.sortFeatured")}</option>
            {GAME_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {t(sortWords[sort])}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute top-3 right-3 text-mist"
          />
        </span>
        <p role="status" className="order-4 text-right text-mist md:order-1 md:ml-auto">
          {t("browse.count", { count: total })}
        </p>
      </div>
      {chips.length > 0 ? (
        <ul aria-label={t("browse.active")} className="flex flex-wrap items-center gap-2">
          {chips.map(({ name, without }) => (
            <li key={name}>
              <Link
                to={addressOf(without)}
                replace
                preventScrollReset
                aria-label={t("browse.remove", { name })}
                className="inline-flex min-h-11 items-center gap-2 rounded-chip border border-brass/60 bg-velvet px-3 font-semibold text-bright transition-colors hover:border-brass"
              >
                {name}
                <X size={16} aria-hidden="true" className="shrink-0" />
              </Link>
            </li>
          ))}
          <li>
            <Link
              to={addressOf({ ...noFilter, sort: filter.sort })}
              replace
              preventScrollReset
              className={buttonClass({ variant: "quiet" })}
            >
              {t("browse.clear")}
            </Link>
          </li>
        </ul>
      ) : null}
      <FilterSheet
        open={isOpen}
        onClose={() => setIsOpen(false)}
        shown={shown}
        chosen={chosen}
        onChoose={choose}
      />
    </div>
  );
}
