import type { SportsEvent, SportsMarket } from "@parlour/contracts/entities/sports-event";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { classNames } from "@parlour/web/ui/class-names";
import ChevronDown from "lucide-react/icons/chevron-down";
import { useState } from "react";
import { evenRow, type MarketTable, namesOf } from "../data/market-view.ts";
import { marketName, placeTermsText } from "../names/market-names.ts";
import { lineOf, outcomeName } from "../names/outcome-names.ts";
import { OutcomeButton } from "../parts/outcome-button.tsx";

type MarketCardProps = { event: SportsEvent; table: MarketTable; fresh: boolean; startOpen: boolean };

/** The number of lines shown until the player asks for all of them. */
const LINES_SHOWN = 3;

/** A collapsible market: outcomes side by side, or a table of lines. */
export function MarketCard({ event, table, fresh, startOpen }: MarketCardProps) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(startOpen);
  const names = namesOf(event, table.rows[0]);
  const hasLines = table.market.line !== undefined;
  return (
    <details
      open={isOpen}
      onToggle={(toggle) => setOpen(toggle.currentTarget.open)}
      className="group mb-3 break-inside-avoid rounded-card border border-line bg-velvet"
    >
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-card px-3.5 py-2 font-semibold">
        <span className="min-w-0 wrap-anywhere">{marketName(t, table.market, names)}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-mist transition-transform group-open:rotate-180"
        />
      </summary>
      {isOpen ? (
        <div className="px-3 pb-3">
          {table.rows[0]!.eachWay ? (
            <p className="mb-2 text-sm text-mist">{placeTermsText(t, table.rows[0]!.eachWay)}</p>
          ) : null}
          {hasLines ? (
            <LineTable event={event} table={table} fresh={fresh} />
          ) : (
            <OutcomeGrid event={event} market={table.rows[0]!} table={table} fresh={fresh} />
          )}
        </div>
      ) : null}
    </details>
  );
}

function LineTable({ event, table: { market, rows }, fresh }: Omit<MarketCardProps, "startOpen">) {
  const { t, language } = useTranslation();
  const [all, setAll] = useState(false);
  const middle = rows.indexOf(evenRow(rows));
  const from = Math.max(0, Math.min(middle - 1, rows.length - LINES_SHOWN));
  const shown = all ? rows : rows.slice(from, from + LINES_SHOWN);
  const names = namesOf(event, rows[0]);
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
        {shown.map((row) => (
          <li key={row.id} className="grid auto-cols-fr grid-flow-col gap-1.5">
            {row.outcomes.map(({ id }) => (
              <OutcomeButton
                key={id}
                event={event}
                market={row}
                outcomeId={id}
                label={`${outcomeName(t, market, id, names)} ${lineOf({ ...market, line: row.line ?? 0 }, id, language)}`}
                fresh={fresh}
              />
            ))}
          </li>
        ))}
      </ul>
      {rows.length > LINES_SHOWN ? (
        <button
          type="button"
          aria-expanded={all}
          className="mt-1 min-h-11 w-full rounded-chip text-sm font-semibold text-mist hover:text-bright"
          onClick={() => setAll(!all)}
        >
          {all ? t("sportsbook.fewerLines") : t("sportsbook.moreLines", { count: rows.length - LINES_SHOWN })}
        </button>
      ) : null}
    </>
  );
}

const columnClasses = { 1: "grid-cols-[minmax(0,1fr)]", 2: "grid-cols-2", 3: "grid-cols-3" };

type OutcomeGridProps = Omit<MarketCardProps, "startOpen"> & { market: SportsMarket };

function OutcomeGrid({ event, market, table, fresh }: OutcomeGridProps) {
  const { t } = useTranslation();
  const names = namesOf(event, market);
  const count = market.outcomes.length;
  const columns = market.kind === "doubleChance" ? 1 : count === 3 || market.kind === "correctScore" ? 3 : 2;
  return (
    <ul className={classNames("grid gap-1.5", columnClasses[columns])}>
      {market.outcomes.map(({ id }) => (
        <li key={id} className="flex min-w-0">
          <OutcomeButton
            event={event}
            market={market}
            outcomeId={id}
            label={outcomeName(t, table.market, id, names)}
            fresh={fresh}
            stacked={columns === 3}
          />
        </li>
      ))}
    </ul>
  );
}
