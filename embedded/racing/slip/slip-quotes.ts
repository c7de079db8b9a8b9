import type { EachWayTerms } from "@parlour/racing/odds/each-way";
import { ApiError } from "@parlour/web/api/api-error";
import { startPolling } from "@parlour/web/api/polling";
import { useEffect, useMemo, useState } from "react";
import { api } from "../api.ts";
import { type FixedEntry, runnersOf, type SlipEntry } from "./slip-entry.ts";
import { slip } from "./slip-store.ts";

export type Quotes = Awaited<ReturnType<typeof api.quote>>;
/** The state of a bet on the slip: whether it can be placed, and whether its price has changed since it was chosen. */
export type LineState = "OPEN" | "CLOSED" | "WITHDRAWN" | "CHANGED";

const QUOTE_EVERY_MS = 2_000;

const isFixed = (entry: SlipEntry): entry is FixedEntry => entry.market === "FIXED";

/** The bets of the slip in the format of the call that quotes them. */
export function quotedBets(entries: readonly SlipEntry[]) {
  return {
    fixed: entries.filter(isFixed).map((entry) => ({
      raceId: entry.raceId,
      kind: entry.kind,
      runners: runnersOf(entry).map(({ number }) => number),
    })),
    pools: entries.flatMap((entry) =>
      entry.market === "POOL"
        ? [
            {
              poolId: entry.poolId,
              selections: entry.selections.map((one) => one.map((part) => [...part])),
            },
          ]
        : [],
    ),
  };
}

type Quote = {
  status: "OPEN" | "CLOSED" | "WITHDRAWN";
  price: number | null;
  eachWayTerms: EachWayTerms | null;
};
/** What the slip shows about a bet besides what the player chose; the terms are null until they are known. */
export type LineQuote = { state: LineState; eachWayTerms: EachWayTerms | null };

/** The quotes by bet. The server returns them in the order of the bets in the request. */
export function quotesByKey(entries: readonly SlipEntry[], quotes: Quotes): Map<string, Quote> {
  const [fixed, pools] = [quotes.fixed.values(), quotes.pools.values()];
  return new Map(
    entries.flatMap((entry) => {
      const quote = isFixed(entry) ? fixed.next().value : pools.next().value;
      return quote ? [[entry.key, { price: null, eachWayTerms: null, ...quote }] as const] : [];
    }),
  );
}

/** The current price of each fixed-odds bet whose price on the card has changed. */
export function newBoardPrices(
  entries: readonly SlipEntry[],
  quotes: ReadonlyMap<string, Quote>,
): { key: string; boardPrice: number }[] {
  return entries.filter(isFixed).flatMap(({ key, boardPrice }) => {
    const price = quotes.get(key)?.price ?? null;
    return price === null || price === boardPrice ? [] : [{ key, boardPrice: price }];
  });
}

export function lineStateOf(entry: SlipEntry, quote: Quote | undefined): LineState {
  if (quote !== undefined && quote.status !== "OPEN") return quote.status;
  // A price that is no longer offered cannot be bet on.
  if (isFixed(entry) && quote !== undefined && quote.price === null) return "CLOSED";
  return isFixed(entry) && entry.price !== null && entry.price !== entry.boardPrice ? "CHANGED" : "OPEN";
}

/** Follows the prices, withdrawals and starts that affect the bets on the slip. */
export function useSlipQuotes(entries: readonly SlipEntry[]): ReadonlyMap<string, LineQuote> {
  const [quotes, setQuotes] = useState<ReadonlyMap<string, Quote>>(new Map());
  const asked = JSON.stringify(quotedBets(entries));
  // biome-ignore lint/correctness/useExhaustiveDependencies: prices and stakes don't change what is asked
  useEffect(() => {
    if (entries.length === 0) return;
    const polling = startPolling({
      intervalMs: QUOTE_EVERY_MS,
      startNow: true,
      async poll(signal) {
        try {
          const found = quotesByKey(entries, await api.quote({ body: JSON.parse(asked), signal }));
          setQuotes(found);
          for (const { key, boardPrice } of newBoardPrices(slip.current(), found)) {
            slip.reprice(key, { boardPrice });
          }
        } catch (error) {
          // Without quotes the slip still works: the server checks every bet when it is placed.
          if (error instanceof ApiError && error.isOffline) return;
        }
      },
    });
    return () => polling.stop();
  }, [asked]);
  return useMemo(
    () =>
      new Map(
        entries.map((entry) => {
          const quote = quotes.get(entry.key);
          return [
            entry.key,
            { state: lineStateOf(entry, quote), eachWayTerms: quote?.eachWayTerms ?? null },
          ] as const;
        }),
      ),
    [entries, quotes],
  );
}
