import type { TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { classNames } from "@parlour/web/ui/class-names";
import { dollars } from "../../../parts/dollars.ts";
import type { DeskAction } from "./desk-dialog.tsx";
import { odds } from "./figures.ts";
import { marketText, outcomeText, type Sides } from "./market-text.ts";

type MarketCardProps = { market: TradingMarket; sides: Sides; onAction: (action: DeskAction) => void };

/** A market with the provider's prices and the trader's side by side. */
export function MarketCard({ market, sides, onAction }: MarketCardProps) {
  const name = marketText(market, sides);
  const { isSuspendedByTrader, isVoid } = market;
  return (
    <article aria-label={name} className="rounded-card border border-line bg-velvet">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
        <h3 className="text-base font-semibold">{name}</h3>
        {isVoid ? <Badge tone="alarm">Void</Badge> : null}
        {isSuspendedByTrader ? <Badge tone="alarm">Suspended by trader</Badge> : null}
        {market.isSuspended ? <Badge tone="brass">Suspended by provider</Badge> : null}
        {market.isOffered ? null : <Badge>Not offered</Badge>}
        <span className="ml-auto flex flex-wrap items-center gap-1.5">
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Change liability limit of ${name}`}
            onClick={() => onAction({ kind: "liability", market })}
          >
            Limit {dollars(market.liabilityLimit)}
          </Button>
          <Button
            size="sm"
            aria-label={`${isSuspendedByTrader ? "Resume" : "Suspend"} ${name}`}
            onClick={() => onAction({ kind: "suspend", market, isSuspended: !isSuspendedByTrader })}
          >
            {isSuspendedByTrader ? "Resume" : "Suspend"}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`${isVoid ? "Restore" : "Void"} ${name}`}
            onClick={() => onAction({ kind: "void", market, outcome: null, isVoid: !isVoid })}
          >
            {isVoid ? "Restore" : "Void"}
          </Button>
        </span>
      </header>
      <table className="w-full table-fixed border-t border-line/70 text-sm">
        <thead className="text-2xs text-mist">
          <tr>
            <th scope="col" className="px-4 pt-2 text-left font-normal">
              Outcome
            </th>
            <th scope="col" className="w-20 px-2 pt-2 text-right font-normal">
              Provider
            </th>
            <th scope="col" className="w-20 px-2 pt-2 text-right font-normal">
              Price
            </th>
            <th scope="col" className="w-24 px-2 pt-2 text-right font-normal">
              Liability
            </th>
            <th scope="col" className="w-44">
              <span className="sr-only">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {market.outcomes.map((outcome) => (
            <OutcomeRow
              key={outcome.id}
              market={market}
              outcome={outcome}
              sides={sides}
              onAction={onAction}
            />
          ))}
        </tbody>
      </table>
    </article>
  );
}

type OutcomeRowProps = MarketCardProps & { outcome: TradingMarket["outcomes"][number] };

function OutcomeRow({ market, outcome, sides, onAction }: OutcomeRowProps) {
  const name = outcomeText(outcome, sides);
  const { feedPrice, override, isVoid, liability } = outcome;
  return (
    <tr className="border-b border-line/50 last:border-0">
      <th scope="row" className="px-4 py-1.5 text-left font-normal">
        {name}
        {isVoid && !market.isVoid ? (
          <Badge tone="alarm" className="ml-2">
            Void
          </Badge>
        ) : null}
      </th>
      <td
        className={classNames(
          "px-2 py-1.5 text-right text-mist tabular-nums",
          override !== null && "line-through",
        )}
      >
        {odds(feedPrice)}
      </td>
      <td className="px-2 py-1.5 text-right font-semibold tabular-nums">
        {isVoid ? "–" : odds(override ?? feedPrice)}
        {override === null ? null : <span className="sr-only"> (trader's price)</span>}
      </td>
      <td
        className={classNames(
          "px-2 py-1.5 text-right tabular-nums",
          liability > 0 ? "text-alarm" : "text-mist",
        )}
      >
        {dollars(liability)}
      </td>
      <td className="px-2 py-1 text-right whitespace-nowrap">
        <Button
          size="sm"
          variant="quiet"
          disabled={override === null && feedPrice === null}
          aria-label={`Change price of ${name}`}
          onClick={() => onAction({ kind: "price", market, outcome })}
        >
          Price
        </Button>
        <Button
          size="sm"
          variant="quiet"
          disabled={market.isVoid}
          aria-label={`${isVoid ? "Restore" : "Void"} ${name}`}
          onClick={() => onAction({ kind: "void", market, outcome, isVoid: !isVoid })}
        >
          {isVoid && !market.isVoid ? "Restore" : "Void"}
        </Button>
      </td>
    </tr>
  );
}
