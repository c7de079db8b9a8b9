import type { TradingEvent } from "@parlour/contracts/entities/sports-trading";
import { Badge } from "@parlour/web/ui/badge";
import { Button } from "@parlour/web/ui/button";
import { Panel } from "@parlour/web/ui/panel";
import { formatFigure } from "../../../parts/format-figure.ts";
import { Moment } from "../../../parts/moment.tsx";
import { PlayerName } from "../../../parts/queues/player-link.tsx";
import { readable } from "../../../parts/readable.ts";
import { betTones } from "./bet-tones.ts";
import type { DeskAction } from "./desk-dialog.tsx";
import { odds } from "./figures.ts";
import { marketText, outcomeText, parseMarketName, sidesOf } from "./market-text.ts";

type BetsPanelProps = { shown: TradingEvent; onAction: (action: DeskAction) => void };

export function BetsPanel({ shown, onAction }: BetsPanelProps) {
  const { event, bets, markets } = shown;
  const sides = sidesOf(event);
  const nameOf = (market: string, id: string) =>
    markets.find((one) => one.id === market)?.outcomes.find((one) => one.id === id)?.name ?? null;
  const legText = (market: string, outcome: string) =>
    `${outcomeText({ id: outcome, name: nameOf(market, outcome) }, sides)} · ${marketText(parseMarketName(market), sides)}`;
  return (
    <Panel title="Bets" className="md:p-[18px]">
      {bets.length === 0 ? <p className="text-mist">Bets appear here as they are placed.</p> : null}
      <ol
        className="grid max-h-[32rem] gap-3 overflow-y-auto"
        aria-label="Latest bets"
        tabIndex={bets.length > 0 ? 0 : undefined}
      >
        {bets.map((bet) => {
          const outcomes = bet.outcome.split(" + ");
          const legs = bet.market.split(" + ").map((market, index) => legText(market, outcomes[index] ?? ""));
          return (
            <li
              key={`${bet.id} ${bet.market}`}
              className="border-b border-line/60 pb-3 text-sm last:border-0"
            >
              <p className="flex flex-wrap items-baseline justify-between gap-x-3 font-semibold">
                <span className="tabular-nums">
                  {formatFigure(bet.stake, bet.currency)} @ {odds(bet.price)}
                </span>
                <Badge tone={betTones[bet.status] ?? "quiet"}>{readable(bet.status)}</Badge>
              </p>
              {legs.map((leg) => (
                <p key={leg}>{leg}</p>
              ))}
              <p className="flex flex-wrap items-center justify-between gap-x-3 text-mist">
                <span>
                  {readable(bet.type)} · <Moment at={bet.placedAt} />
                </span>
                <Button
                  size="sm"
                  variant="quiet"
                  onClick={() => onAction({ kind: "limit", playerId: bet.playerId })}
                >
                  <span className="sr-only">Limits for </span>
                  <PlayerName playerId={bet.playerId} />
                </Button>
              </p>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}
