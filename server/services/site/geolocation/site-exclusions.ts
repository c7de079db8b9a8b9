import { type GeoFilter, geoFilter } from "@parlour/contracts/entities/geo-filter";
import type { Kit } from "../../../kit/kit.ts";
import { findExclusions } from "./exclusion-store.ts";

export type SiteExclusions = {
  /** Cached in memory; null while no location is excluded. */
  get(): Promise<GeoFilter | null>;
  set(filter: GeoFilter): Promise<void>;
  /** Makes every server reload after a change. */
  announce(): Promise<void>;
  /** Saves an operator's change. */
  seed(filter: GeoFilter): Promise<void>;
  /** Listens for changes by other servers; returns a function that stops it. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "site-exclusions.changed";
const staleAfterMs = 30_000;
const known = new WeakMap<Kit, SiteExclusions>();

/** The locations where the site isn't available. One per kit, so that all callers share the cache. */
export function siteExclusions(kit: Kit): SiteExclusions {
  const exclusions = known.get(kit) ?? createExclusions(kit);
  known.set(kit, exclusions);
  return exclusions;
}

function createExclusions({ db, bus }: Kit): SiteExclusions {
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
         on conflict (only_row) do update set filter = excluded.filter, version = site_exclusions.version + 1`,
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
