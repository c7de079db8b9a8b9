import type { TradingEvent, TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { ReasonDialog } from "../../../parts/reason-dialog.tsx";
import { MarketLimitDialog } from "./market-limit-dialog.tsx";
import { marketText, sidesOf } from "./market-text.ts";
import { PlayerLimitDialog } from "./player-limit-dialog.tsx";
import { PriceDialog } from "./price-dialog.tsx";
import { RankingDialog } from "./ranking-dialog.tsx";
import { ResultDialog } from "./result-dialog.tsx";
import { CallOffDialog, VoidDialog } from "./settlement-dialog.tsx";
import { tradingApi } from "./trading-api.ts";

export type DeskAction =
  | { kind: "hold"; isHeld: boolean }
  | { kind: "suspend"; market: TradingMarket; isSuspended: boolean }
  | { kind: "liability"; market: TradingMarket }
  | { kind: "price"; market: TradingMarket; outcome: TradingMarket["outcomes"][number] }
  | {
      kind: "void";
      market: TradingMarket;
      outcome: TradingMarket["outcomes"][number] | null;
      isVoid: boolean;
    }
  | { kind: "result" }
  | { kind: "callOff" }
  | { kind: "limit"; playerId: string };

type DeskDialogProps = {
  shown: TradingEvent;
  action: DeskAction | null;
  onClose: () => void;
  onDone: () => void;
};

export function DeskDialog({ shown, action, onClose, onDone }: DeskDialogProps) {
  const params = { event: shown.event.id };
  const sides = sidesOf(shown.event);
  const common = { onClose, onDone, event: shown.event.id };
  switch (action?.kind) {
    case undefined:
      return null;
    case "hold":
      return (
        <ReasonDialog
          open
          onClose={onClose}
          title={action.isHeld ? "Suspend this event?" : "Resume this event?"}
          description={
            action.isHeld
              ? "No bets or cash-outs are accepted on any market until a trader resumes the event."
              : "Markets reopen as offered by the provider."
          }
          action={action.isHeld ? "Suspend event" : "Resume event"}
          danger={action.isHeld}
          done={action.isHeld ? "Event suspended" : "Event resumed"}
          onSubmit={async (reason) => {
            await tradingApi.hold({ params, body: { isHeld: action.isHeld, reason } });
            onDone();
          }}
        />
      );
    case "suspend": {
      const { market, isSuspended } = action;
      return (
        <ReasonDialog
          open
          onClose={onClose}
          title={`${isSuspended ? "Suspend" : "Resume"} ${marketText(market, sides)}?`}
          description={
            isSuspended
              ? "The market stays suspended, whatever the provider sends, until a trader resumes it."
              : "The market reopens as offered by the provider, with any trader's prices still applied."
          }
          action={isSuspended ? "Suspend market" : "Resume market"}
          done={isSuspended ? "Market suspended" : "Market resumed"}
          onSubmit={async (reason) => {
            await tradingApi.suspend({ params, body: { market: market.id, isSuspended, reason } });
            onDone();
          }}
        />
      );
    }
    case "liability":
      return <MarketLimitDialog {...common} market={action.market} name={marketText(action.market, sides)} />;
    case "price":
      return (
        <PriceDialog
          {...common}
          market={action.market}
          outcome={action.outcome}
          sides={sides}
          scoreVersion={shown.scoreVersion}
        />
      );
    case "void":
      return <VoidDialog {...common} {...action} sides={sides} />;
    case "result":
      return shown.event.isOutright ? (
        <RankingDialog {...common} shown={shown} />
      ) : (
        <ResultDialog {...common} shown={shown} />
      );
    case "callOff":
      return <CallOffDialog {...common} status={shown.event.status} />;
    case "limit":
      return <PlayerLimitDialog playerId={action.playerId} onClose={onClose} />;
  }
}
