import { listPokerTournaments } from "@parlour/contracts/calls/poker/poker-tournaments/list-poker-tournaments";
import { registerForPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/register-for-poker-tournament";
import { unregisterFromPokerTournament } from "@parlour/contracts/calls/poker/poker-tournaments/unregister-from-poker-tournament";
import { ApiError } from "@parlour/web/api/api-error";
import { refreshCall } from "@parlour/web/api/call-resource";
import { client } from "@parlour/web/api/client";
import { useAttempt } from "@parlour/web/api/use-attempt";
import type { MessageKey } from "@parlour/web/i18n/messages";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useRef, useState } from "react";
import { refusalText } from "../table/refusal-text.ts";

const register = client(registerForPokerTournament);
const unregister = client(unregisterFromPokerTournament);

const refusalKeys: Partial<Record<string, MessageKey>> = {
  SEAT_TAKEN: "poker.refusedFull",
  ALREADY_SEATED: "poker.refusedRegistered",
  NOT_SEATED: "poker.refusedNotRegistered",
  CONFLICT: "poker.refusedStarted",
};

/** Registers for a tournament or unregisters from it, only once even if the button is pressed twice. */
export function useRegistration(tournamentId: string, session: string) {
  const { t, language } = useTranslation();
  const attempt = useAttempt();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [isOtherCurrency, setOtherCurrency] = useState(false);

  async function run(kind: "register" | "unregister"): Promise<boolean> {
    if (running.current) return false;
    running.current = true;
    setBusy(true);
    setError(null);
    setOtherCurrency(false);
    try {
      const call = kind === "register" ? register : unregister;
      await attempt.run<unknown>(kind, (idempotencyKey) =>
        call({ session, params: { tournamentId }, idempotencyKey }),
      );
      return true;
    } catch (cause) {
      const code = cause instanceof ApiError && !cause.isOffline ? cause.errorCode : "UNAVAILABLE";
      const details = cause instanceof ApiError ? cause.details : {};
      const key = refusalKeys[code ?? ""];
      setOtherCurrency(code === "CURRENCY_MISMATCH");
      setError(key ? t(key) : refusalText({ code: code ?? "", details }, { t, language }));
      return false;
    } finally {
      refreshCall(listPokerTournaments);
      running.current = false;
      setBusy(false);
    }
  }
  return { busy, error, isOtherCurrency, run };
}
