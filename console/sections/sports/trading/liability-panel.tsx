import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { KeyValueList } from "@parlour/web/ui/key-value-list";
import { Panel } from "@parlour/web/ui/panel";
import { dollars } from "../../../parts/dollars.ts";
import { marketText, outcomeText, parseMarketName, sidesOf } from "./market-text.ts";

const mostShown = 6;

/**
 * The outcomes with the highest liability, which is the amount that the house would pay beyond the stakes if the
 * outcome wins.
 */
export function LiabilityPanel({ shown }: { shown: TradingEvent }) {
  const { event, exposures, openBets, markets } = shown;
  const sides = sidesOf(event);
  const nameOf = (market: string, id: string) =>
    markets.find((one) => one.id === market)?.outcomes.find((one) => one.id === id)?.name ?? null;
  return (
    <Panel title="Liability" className="md:p-[18px]">
      <p className="mb-3 text-sm text-mist">
        {openBets} {openBets === 1 ? "open bet" : "open bets"}
      </p>
      {exposures.length === 0 ? (
        <p className="text-mist">No bets on this event yet.</p>
      ) : (
        <KeyValueList
          items={exposures.slice(0, mostShown).map(({ market, outcome, liability }) => ({
            label: (
              <>
                <span className="block text-ivory">
                  {outcomeText({ id: outcome, name: nameOf(market, outcome) }, sides)}
                </span>
                <span className="text-sm">{marketText(parseMarketName(market), sides)}</span>
              </>
            ),
            value: <span className="tabular-nums">{dollars(liability)}</span>,
          }))}
        />
      )}
    </Panel>
  );
}
