import { z } from "zod";
import type { Fetch } from "../../../kit/tracing/provider-fetch.ts";

const answer = z.object({ rates: z.record(z.string().regex(/^\w{3,5}$/), z.number().positive()) });
const longestWaitMs = 10_000;

/**
 * Fetches rates from a source that responds with `{"rates": {"EUR": 0.92, …}}`, the price of one US dollar in
 * each currency. We store the inverse, the value of each currency in dollars.
 */
export async function fetchRates(url: string, ask: Fetch = fetch): Promise<Record<string, number>> {
  const response = await ask(url, { signal: AbortSignal.timeout(longestWaitMs) });
  if (!response.ok) throw new Error(`The source of exchange rates answered ${response.status}`);
  const { rates } = answer.parse(await response.json());
  const worths = Object.entries(rates).map(([currency, units]) => [currency, 1 / units]);
  return { ...Object.fromEntries(worths), USD: 1 };
}
