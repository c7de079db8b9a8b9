import { type GeoFilter, geoFilter } from "@parlour/contracts/entities/geo-filter";
import type { Kit } from "../../../kit/kit.ts";
import { findExclusions } from "./exclusion-store.ts";

export type SiteExclusions = {
  /** Returns the excluded locations, cached in memory; null if none have been stored. */
  get(): Promise<GeoFilter | null>;
  set(filter: GeoFilter): Promise<void>;
  /** Makes every server read the exclusions again after a change. */
  announce(): Promise<void>;
  /** Stores these exclusions unless an operator has already set some. */
  seed(filter: GeoFilter): Promise<void>;
  /** Subscribes to changes made by other servers; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "site-exclusions.changed";
const staleAfterMs = 30_000;

/** Manages the locations where the site is not offered. */
export function createSiteExclusions({ db, bus }: Kit): SiteExclusions {
  let current: Promise<GeoFilter | null> | undefined;
  let loadedAtMs = 0;
  const load = async (): Promise<GeoFilter | null> => {
    return (await findExclusions(db))?.filter ?? null;
  };
  const reload = () => {
    loadedAtMs = performance.now();
    const loading = load();
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
  const announce = async () => {
    current = undefined;
    await bus.publish(topic, null);
  };

  return {
    get() {
      const isFresh = performance.now() - loadedAtMs < staleAfterMs;
      return current !== undefined && isFresh ? current : reload();
    },
    async set(filter) {
      await db.query(
        `insert into site_exclusions (filter) values ($1)
         on conflict (only_row) do update
           set filter = excluded.filter, version = site_exclusions.version + 1, changed_by = null`,
        [JSON.stringify(geoFilter.parse(filter))],
      );
      await announce();
    },
    announce,
    async seed(filter) {
      await db.query("insert into site_exclusions (filter) values ($1) on conflict do nothing", [
        JSON.stringify(geoFilter.parse(filter)),
      ]);
      current = undefined;
    },
    watch: () =>
      bus.subscribe(topic, () => {
        current = undefined;
      }),
  };
}
