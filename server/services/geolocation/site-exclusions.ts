import { type GeoFilter, geoFilter } from "@parlour/contracts/entities/geo-filter";
import type { Kit } from "../../kit/kit.ts";

export type SiteExclusions = {
  /** From memory; null while no place is excluded. */
  get(): Promise<GeoFilter | null>;
  set(filter: GeoFilter): Promise<void>;
  /** Keeps what an operator has set. */
  seed(filter: GeoFilter): Promise<void>;
  /** Listens for changes made by other servers; answers how to stop. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "site-exclusions.changed";
const staleAfterMs = 30_000;
const known = new WeakMap<Kit, SiteExclusions>();

/** Where the site itself is not offered. One for each kit, so that everybody shares what is in memory. */
export function siteExclusions(kit: Kit): SiteExclusions {
  const exclusions = known.get(kit) ?? createExclusions(kit);
  known.set(kit, exclusions);
  return exclusions;
}

function createExclusions({ db, bus }: Kit): SiteExclusions {
  let current: Promise<GeoFilter | null> | undefined;
  let loadedAtMs = 0;
  const load = async (): Promise<GeoFilter | null> => {
    const [row] = await db.query<{ filter: unknown }>("select filter from site_exclusions");
    return row === undefined ? null : geoFilter.parse(row.filter);
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

  return {
    get() {
      const isFresh = performance.now() - loadedAtMs < staleAfterMs;
      return current !== undefined && isFresh ? current : reload();
    },
    async set(filter) {
      await db.query(
        `insert into site_exclusions (filter) values ($1)
         on conflict (only_row) do update set filter = excluded.filter`,
        [JSON.stringify(geoFilter.parse(filter))],
      );
      current = undefined;
      await bus.publish(topic, null);
    },
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
