import { type SiteConfiguration, siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Kit } from "@parlour/server/kit/kit";
import { defaultSiteConfiguration } from "./defaults.ts";

export type SiteConfigStore = {
  /**
   * Returns the settings, cached in memory. They are at most `staleAfterMs` behind the database if the bus lost a
   * message.
   */
  get(): Promise<SiteConfiguration>;
  set<Name extends keyof SiteConfiguration>(name: Name, value: SiteConfiguration[Name]): Promise<void>;
  /** Makes every server read the settings again after a change. */
  announce(): Promise<void>;
  /** Stores the default of every setting that has no value yet. */
  seed(): Promise<void>;
  /** Subscribes to changes made by other servers; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "site-config.changed";
const staleAfterMs = 30_000;

export function createSiteConfigStore({ db, bus, heartbeat }: Kit): SiteConfigStore {
  let current: Promise<SiteConfiguration> | undefined;
  /** The settings as they were last read, for pages that visitors see while the database is unavailable. */
  let last: SiteConfiguration | undefined;
  let loadedAtMs = 0;

  const load = async (): Promise<SiteConfiguration> => {
    const rows = await db.query<{ name: string; value: unknown }>("select name, value from site_settings");
    const stored = Object.fromEntries(rows.map(({ name, value }) => [name, value]));
    return siteConfiguration.parse({ ...defaultSiteConfiguration, ...stored });
  };
  const reload = (): Promise<SiteConfiguration> => {
    if (last !== undefined && heartbeat.isDatabaseAway()) return Promise.resolve(last);
    loadedAtMs = performance.now();
    const loading = load().then(
      (loaded) => {
        last = loaded;
        return loaded;
      },
      (error: unknown) => {
        if (current === loading) current = undefined;
        if (last === undefined) throw error;
        return last;
      },
    );
    current = loading;
    return loading;
  };

  return {
    get() {
      const isFresh = performance.now() - loadedAtMs < staleAfterMs;
      return current !== undefined && isFresh ? current : reload();
    },
    async set(name, value) {
      const checked = siteConfiguration.shape[name].parse(value);
      await db.transaction(async (tx) => {
        await tx.query(
          `insert into site_settings (name, value) values ($1, $2)
           on conflict (name) do update set value = excluded.value, updated_at = now()`,
          [name, JSON.stringify(checked)],
        );
        tx.afterCommit(() => bus.publish(topic, name));
      });
      current = undefined;
    },
    async announce() {
      current = undefined;
      await bus.publish(topic, null);
    },
    async seed() {
      await db.query(
        `insert into site_settings (name, value)
         select key, value from jsonb_each($1::jsonb) on conflict (name) do nothing`,
        [JSON.stringify(defaultSiteConfiguration)],
      );
    },
    watch: () =>
      bus.subscribe(topic, () => {
        current = undefined;
      }),
  };
}
