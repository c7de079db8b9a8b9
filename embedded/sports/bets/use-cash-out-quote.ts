import type { CashOutCause, CashOutQuote, SportsBet } from "@parlour/contracts/entities/sports-bet";
import { useEffect, useState } from "react";
import { api } from "../api.ts";

export type CashOutOffer = {
  quote: CashOutQuote | null;
  cause: CashOutCause | null;
  /** Replaces the quote with the new one that the server sends when it refuses a cash-out. */
  take: (quote: CashOutQuote) => void;
};

/** How often a new quote is requested. A quote is valid for only a few seconds. */
const REPEAT_MS = 4_000;

/** Returns the latest cash-out quote for a bet; there is none while the page is disconnected. */
export function useCashOutQuote(session: string | null, bet: SportsBet, live: boolean): CashOutOffer {
  const [offer, setOffer] = useState<Omit<CashOutOffer, "take">>({ quote: null, cause: null });
  const { id, openStake } = bet;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a partial cash-out requests a new quote
  useEffect(() => {
    if (session === null || !live) {
      setOffer({ quote: null, cause: "SUSPENDED" });
      return;
    }
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      // No quotes are requested while the page is hidden; the first poll after it becomes visible gets one.
      if (!document.hidden) {
        try {
          setOffer(await api.quoteCashOut({ session, params: { bet: id }, signal: leaving.signal }));
        } catch {
          if (!leaving.signal.aborted) setOffer({ quote: null, cause: "SUSPENDED" });
        }
      }
      if (!leaving.signal.aborted) timer = setTimeout(ask, REPEAT_MS);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [session, id, openStake, live]);
  return { ...offer, take: (quote) => setOffer({ quote, cause: null }) };
}
