import { listLiabilityLimits } from "@parlour/contracts/calls/sports/sportsbook/list-liability-limits";
import type { TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { useCall } from "@parlour/web/api/use-resource";
import { LimitDialog } from "./limit-dialog.tsx";
import { wholeHouse } from "./limit-text.ts";

type MarketLimitDialogProps = {
  event: string;
  market: TradingMarket;
  name: string;
  onClose: () => void;
  onDone: () => void;
};

export function MarketLimitDialog({ event, market, name, onClose, onDone }: MarketLimitDialogProps) {
  const { value, reload } = useCall(listLiabilityLimits, {});
  if (value === undefined) return null;
  const own = value.rules.find(({ scope }) => scope.event === event && scope.market === market.id);
  return (
    <LimitDialog
      title={`Liability limit of ${name}`}
      scope={{ ...wholeHouse, event, market: market.id }}
      own={own?.limits ?? null}
      usual={value.house}
      onClose={onClose}
      onDone={() => {
        reload();
        onDone();
      }}
    />
  );
}
