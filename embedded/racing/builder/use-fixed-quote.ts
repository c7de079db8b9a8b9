import { startPolling } from "@parlour/web/api/polling";
import { useEffect, useState } from "react";
import { api } from "../api.ts";
import type { Quotes } from "../slip/slip-quotes.ts";

type Bet = Parameters<typeof api.quote>[0]["body"]["fixed"][number];

const QUOTE_EVERY_MS = 4_000;

/** The current price of a bet; undefined while it is unknown. */
export function useFixedQuote(bet: Bet | null): Quotes["fixed"][number] | undefined {
  const [found, setFound] = useState<{ of: string; quote: Quotes["fixed"][number] }>();
  const asked = JSON.stringify(bet);
  useEffect(() => {
    if (asked === "null") return;
    const polling = startPolling({
      intervalMs: QUOTE_EVERY_MS,
      startNow: true,
      async poll(signal) {
        const body = { fixed: [JSON.parse(asked)], pools: [] };
        // If the request fails, the price is requested again at the next interval. The server also checks the price
        // when the bet is placed.
        const quotes = await api.quote({ body, signal }).catch(() => undefined);
        const quote = quotes?.fixed[0];
        if (quote) setFound({ of: asked, quote });
      },
    });
    return () => polling.stop();
  }, [asked]);
  return found?.of === asked ? found.quote : undefined;
}
