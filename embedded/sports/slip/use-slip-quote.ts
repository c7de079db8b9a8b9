import { useEffect, useState } from "react";
import { api } from "../api.ts";
import { selectionInputs } from "./bet-input.ts";
import { modeOf } from "./slip-modes.ts";
import type { Slip } from "./slip-state.ts";

export type SlipQuote = Awaited<ReturnType<typeof api.quoteSlip>>;

/** How long the slip must stay unchanged before a quote is requested. */
const SETTLE_MS = 300;
/**
 * How often the quote is refreshed: limits change with the market's liability, and bet builder prices with
 * every incident.
 */
const REPEAT_MS = 10_000;

/** Stake limits of the slip and the price of a bet builder; undefined while they are not known. */
export function useSlipQuote(slip: Slip, session: string | null, currency: string): SlipQuote | undefined {
  const mode = modeOf(slip);
  const [quote, setQuote] = useState<{ of: string; quote: SlipQuote }>();
  const body = JSON.stringify({
    selections: selectionInputs(slip.selections, mode === "builder"),
    currency,
    ...(slip.eachWay && { eachWay: true }),
  });
  // New prices trigger a new quote; the old one is shown until it arrives.
  const prices = slip.selections.map(({ price, status }) => `${price}${status}`).join();
  const isEmpty = slip.selections.length === 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a price change requests a new quote
  useEffect(() => {
    if (isEmpty) return;
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      try {
        const asked = { body: JSON.parse(body), signal: leaving.signal };
        const found = await (session === null
          ? api.quoteSlip(asked)
          : api.quoteOwnSlip({ session, ...asked }));
        setQuote({ of: body, quote: found });
      } catch {
        // If quoting fails, the slip works without limits, and placing the bet reports the reason.
      }
      if (!leaving.signal.aborted) timer = setTimeout(ask, REPEAT_MS);
    };
    timer = setTimeout(ask, SETTLE_MS);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [body, prices, isEmpty, session]);

  return quote?.of === body ? quote.quote : undefined;
}
