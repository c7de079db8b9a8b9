import type { SportsEventStatus } from "@parlour/contracts/entities/sports-event";
import type { TradingMarket } from "@parlour/contracts/entities/sports-trading";
import { RadioGroup } from "@parlour/web/ui/radio-group";
import { useState } from "react";
import { marketText, outcomeText, type Sides } from "./market-text.ts";
import { SettlementForm } from "./settlement-form.tsx";

type Common = { event: string; onClose: () => void; onDone: () => void };

type VoidDialogProps = Common & {
  market: TradingMarket;
  outcome: TradingMarket["outcomes"][number] | null;
  isVoid: boolean;
  sides: Sides;
};

export function VoidDialog({ event, market, outcome, isVoid, sides, onClose, onDone }: VoidDialogProps) {
  const name = outcome === null ? marketText(market, sides) : outcomeText(outcome, sides);
  return (
    <SettlementForm
      event={event}
      title={`${isVoid ? "Void" : "Restore"} ${name}?`}
      description={
        isVoid
          ? "Stakes on it are refunded immediately, even on bets that are already settled. In multiples, the selection counts at odds of 1.00. It takes no more bets."
          : "It is settled by the result again. Refunds are reversed once the result is known."
      }
      action={isVoid ? "Void" : "Restore"}
      danger={isVoid}
      decision={{ kind: "VOID", market: market.id, outcome: outcome?.id ?? null, isVoid }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

export function CallOffDialog({ event, status, onClose, onDone }: Common & { status: SportsEventStatus }) {
  const [chosen, setChosen] = useState<"ABANDONED" | "CANCELLED">(
    status === "ABANDONED" ? "CANCELLED" : "ABANDONED",
  );
  return (
    <SettlementForm
      event={event}
      title="Call the event off?"
      description="Bets are settled immediately, and later results from the provider are ignored."
      action="Call off"
      danger
      decision={{ kind: "CALL_OFF", status: chosen }}
      onClose={onClose}
      onDone={onDone}
    >
      <RadioGroup
        name="status"
        legend="Void selections"
        value={chosen}
        onChange={(value) => setChosen(value === "CANCELLED" ? "CANCELLED" : "ABANDONED")}
        options={[
          { value: "ABANDONED", label: "Abandoned: only undecided ones" },
          { value: "CANCELLED", label: "Cancelled: all" },
        ]}
      />
    </SettlementForm>
  );
}
