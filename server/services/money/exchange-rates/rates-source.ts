import type { Kit } from "../../../kit/kit.ts";
import type { ProviderSource } from "../../../kit/ports/provider-source.ts";
import { providerFetch } from "../../../kit/tracing/provider-fetch.ts";
import { fetchRates } from "./fetch-rates.ts";

export const ratesProvider = { kind: "RATES", id: "rates" } as const;

/** Describes the source of exchange rates to operators, if there is one. */
export function createRatesSource({ config, tracing }: Kit): ProviderSource {
  const { exchangeRatesUrl: url } = config;
  return {
    kind: ratesProvider.kind,
    list: async () =>
      url === undefined
        ? []
        : [
            {
              id: ratesProvider.id,
              name: new URL(url).hostname,
              isEnabled: true,
              // The query may contain a key of the source, so only the address before it is shown.
              settings: [
                {
                  label: "Address",
                  value: `${new URL(url).origin}${new URL(url).pathname}`,
                  variable: "EXCHANGE_RATES_URL",
                },
              ],
              keys: [],
              account: null,
              test: "Fetches the rates without storing them.",
            },
          ],
    async test() {
      if (url === undefined) throw new Error("No source of exchange rates is configured");
      const rates = await fetchRates(url, providerFetch(tracing, "exchange-rates", { passesTrace: false }));
      return `The source answered with the rates of ${Object.keys(rates).length} currencies.`;
    },
  };
}
