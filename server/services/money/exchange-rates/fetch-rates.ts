import { z } from "zod";

const answer = z.object({ rates: z.record(z.string().regex(/^\w{3,5}$/), z.number().positive()) });
const longestWaitMs = 10_000;

/**
 * Asks a source of rates, which answers `{"rates": {"EUR": 0.92, …}}`: how many units a US dollar buys, as such
 * services commonly tell it. Ours are the other way round.
 */
export async function fetchRates(url: string): Promise<Record<string, number>> {
  const response = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs) });
  if (!response.ok) throw new Error(`The source of exchange rates answered ${response.status}`);
  const { rates } = answer.parse(await response.json());
  const worths = Object.entries(rates).map(([currency, units]) => [currency, 1 / units]);
  return { ...Object.fromEntries(worths), USD: 1 };
}
