import { jurisdictionOf, type RuledPlace } from "@parlour/rules/jurisdiction";
import type { Kit } from "../../../kit/kit.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import { readPlaces } from "./place-store.ts";

type SharedPlaces = Jurisdictions & {
  /** Cached in memory; at most `staleAfterMs` behind the database if the bus lost a message. */
  list(): Promise<readonly RuledPlace[]>;
  /** Makes every server reload after a change. */
  announce(): Promise<void>;
  /** Listens for changes by other servers; returns a function that stops it. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "jurisdictions.changed";
const staleAfterMs = 30_000;
const known = new WeakMap<Kit, SharedPlaces>();

/** One per kit, so that all callers share the cache. */
export function jurisdictions(kit: Kit): SharedPlaces {
  const places = known.get(kit) ?? createPlaces(kit);
  known.set(kit, places);
  return places;
}

function createPlaces({ db, bus }: Kit): SharedPlaces {
  let current: Promise<readonly RuledPlace[]> | undefined;
  let loadedAtMs = 0;
  const list = (): Promise<readonly RuledPlace[]> => {
    if (current !== undefined && performance.now() - loadedAtMs < staleAfterMs) return current;
    loadedAtMs = performance.now();
    const loading = readPlaces(db);
    current = loading;
    loading.catch(() => {
      if (current === loading) current = undefined;
    });
    return loading;
  };
  const forget = () => {
    current = undefined;
  };
  return {
    list,
    of: async (place) => jurisdictionOf(await list(), place),
    async announce() {
      forget();
      await bus.publish(topic, null);
    },
    watch: () => bus.subscribe(topic, forget),
  };
}
