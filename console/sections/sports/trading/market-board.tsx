import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { EmptyState } from "@parlour/web/ui/empty-state";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { FilterBar } from "../../../parts/filter-bar.tsx";
import { SearchField } from "../../../parts/search-field.tsx";
import { useUrlValues } from "../../../parts/use-url-values.ts";
import type { DeskAction } from "./desk-dialog.tsx";
import { MarketCard } from "./market-card.tsx";
import { marketText, sidesOf } from "./market-text.ts";

type MarketBoardProps = { shown: TradingEvent; onAction: (action: DeskAction) => void };

/** Every market of an event, with a filter that is kept in the URL. */
export function MarketBoard({ shown, onAction }: MarketBoardProps) {
  const [{ market: term, show }, change] = useUrlValues({ market: "", show: "all" });
  const sides = sidesOf(shown.event);
  const words = term.trim().toLowerCase();
  const markets = shown.markets.filter((market) => {
    const isTouched =
      market.isSuspendedByTrader ||
      market.isVoid ||
      market.outcomes.some(({ override, isVoid, liability }) => override !== null || isVoid || liability > 0);
    if (show === "touched" && !isTouched) return false;
    return words === "" || marketText(market, sides).toLowerCase().includes(words);
  });
  return (
    <section aria-labelledby="markets-title" className="min-w-0">
      <h2 id="markets-title" className="sr-only">
        Markets
      </h2>
      <FilterBar label="Markets">
        <SearchField
          label="Find a market"
          type="search"
          autoComplete="off"
          maxLength={60}
          value={term}
          onChange={(value) => change({ market: value })}
        />
        <SegmentedControl
          label="Show"
          value={show}
          onChange={(value) => change({ show: value })}
          options={[
            { value: "all", label: "All" },
            { value: "touched", label: "With bets or changes" },
          ]}
        />
      </FilterBar>
      {markets.length === 0 ? (
        <EmptyState title="No markets">
          {shown.markets.length === 0 ? "The provider offers none at the moment." : "Try another name."}
        </EmptyState>
      ) : (
        <ul className="grid gap-3">
          {markets.map((market) => (
            <li key={market.id}>
              <MarketCard market={market} sides={sides} onAction={onAction} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
