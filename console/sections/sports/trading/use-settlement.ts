import type { SettlementDecision } from "@parlour/contracts/entities/sports-trading";
import { ApiError } from "@parlour/web/api/api-error";
import { showToast } from "@parlour/web/ui/toast";
import { useState } from "react";
import { tradingApi } from "./trading-api.ts";

/**
 * The money that a decision would move; set once the server has reported that it is too much for one trader.
 */
export type TooMuch = { bets: number; amount: number };

/**
 * Applies a decision. Above a threshold the server refuses it, and the next submission proposes it to another
 * trader.
 */
export function useSettlement(event: string, onDone: () => void) {
  const [tooMuch, setTooMuch] = useState<TooMuch | null>(null);
  /** Returns false if the decision has to be proposed instead. */
  const submit = async (decision: SettlementDecision, reason: string): Promise<boolean> => {
    if (tooMuch !== null) {
      const applied = await tradingApi.propose({
        body: { kind: "SPORTS_SETTLEMENT", data: { event, decision }, reason },
      });
      showToast({ tone: "success", title: applied ?? "Proposed. It's waiting under Approvals." });
      return true;
    }
    try {
      await tradingApi.settle({ params: { event }, body: { decision, reason } });
    } catch (error) {
      if (!(error instanceof ApiError) || error.errorCode !== "SECOND_PERSON_REQUIRED") throw error;
      const { bets, amount } = error.details as TooMuch;
      setTooMuch({ bets, amount });
      return false;
    }
    onDone();
    showToast({ tone: "success", title: "Done. Bets are being settled." });
    return true;
  };
  return { tooMuch, submit };
}
