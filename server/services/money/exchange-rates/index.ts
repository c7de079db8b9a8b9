import type { Queryable } from "../../../kit/database.ts";
import type { Service } from "../../../kit/service.ts";
import { providerFetch } from "../../../kit/tracing/provider-fetch.ts";
import { fetchRates } from "./fetch-rates.ts";
import { ratesProvider } from "./rates-source.ts";
import { listExchangeRates } from "./routes/list-exchange-rates.ts";
import { readRateDays, readRates, writeRates } from "./store.ts";

export { createRatesSource } from "./rates-source.ts";
export { readRateDays, writeRates };

/** Returns the value of each currency in dollars. */
export async function readExchangeRates(db: Queryable): Promise<Record<string, number>> {
  return Object.fromEntries((await readRates(db)).map(({ currency, worth_usd }) => [currency, worth_usd]));
}

const refreshJob = "exchange-rates";

/** Provides approximate exchange rates, so that a page can show an amount in another currency. */
export const exchangeRatesService: Service = {
  name: "exchange-rates",
  migrations: new URL("migrations/", import.meta.url),
  routes: (kit) => [listExchangeRates(kit)],
  async start(kit) {
    const { exchangeRatesUrl } = kit.config;
    if (exchangeRatesUrl !== undefined) {
      const ask = providerFetch(kit.tracing, "exchange-rates", { passesTrace: false });
      await kit.jobs.work(refreshJob, async () => {
        const rates = await kit.providerCalls.watch(ratesProvider, () => fetchRates(exchangeRatesUrl, ask));
        await writeRates(kit.db, rates, kit.clock.now());
      });
      await kit.jobs.schedule(refreshJob, "7 * * * *");
      await kit.db.transaction((tx) => kit.jobs.enqueue(tx, refreshJob, {}, { singletonKey: "start" }));
    }
    return async () => {};
  },
};
