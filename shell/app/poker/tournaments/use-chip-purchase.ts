import { buyPokerTournamentChips } from "@parlour/contracts/calls/poker/poker-tournaments/buy-poker-tournament-chips";
import { getPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/get-poker-tournament";
import { ApiError } from "@parlour/web/api/api-error";
import { refreshCall } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";
import { useAttempt } from "@parlour/web/api/use-attempt";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useRef, useState } from "react";
import { refusalText } from "../table/refusal-text.ts";

export type PurchaseKind = "RE_BUY" | "ADD_ON";

const buy = client(buyPokerTournamentChips);

/** Buys chips in a tournament, only once even if the button is pressed twice. */
export function useChipPurchase(tournamentId: string, session: string) {
  const { t, language } = useTranslation();
  const attempt = useAttempt();
  const running = useRef(false);
  const [busy, setBusy] = useState<PurchaseKind | null>(null);
  const [error, setError] = useState<string | null>(null);

  async function run(kind: PurchaseKind): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(kind);
    setError(null);
    try {
      await attempt.run(kind, (idempotencyKey) =>
        buy({ session, params: { tournamentId }, body: { kind }, idempotencyKey }),
      );
    } catch (cause) {
      const code = cause instanceof ApiError && !cause.isOffline ? cause.errorCode : "UNAVAILABLE";
      const details = cause instanceof ApiError ? cause.details : {};
      setError(
        code === "CONFLICT" || code === "NOT_SEATED"
          ? t("poker.refusedPurchase")
          : refusalText({ code: code ?? "", details }, { t, language }),
      );
    } finally {
      refreshCall(getPokerTournament);
      running.current = false;
      setBusy(null);
    }
  }
  return { busy, error, run };
}
