import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import { negotiatePokerDeal } from "@parlour/contracts/calls/poker/poker-tournaments/negotiate-poker-deal";
import type { PokerDealKind } from "@parlour/contracts/entities/poker-deal";
import { ApiError } from "@parlour/web/api/api-error";
import { refreshCall } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useState } from "react";

type DealAction =
  | { action: "TALK"; value: boolean }
  | { action: "PROPOSE"; kind: PokerDealKind; rest: number }
  | { action: "ANSWER"; proposalId: string; isAccepted: boolean };

const negotiate = client(negotiatePokerDeal);

/** Sends the player's step in the negotiation of a deal, then reloads the tournament. */
export function useDeal(tournamentId: string, session: string) {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function say(body: DealAction): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await negotiate({ session, params: { tournamentId }, body });
    } catch (cause) {
      const code = cause instanceof ApiError && !cause.isOffline ? cause.errorCode : null;
      const isGone = code === "CONFLICT" || code === "NOT_SEATED";
      setError(
        t(
          code === "DEAL_NOT_POSSIBLE"
            ? "poker.dealNotPossible"
            : isGone
              ? "poker.dealGone"
              : "poker.refusedUnavailable",
        ),
      );
    } finally {
      refreshCall(getPokerTournament);
      setBusy(false);
    }
  }
  return { isBusy, error, say };
}
