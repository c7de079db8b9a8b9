import { jurisdictionOf, type PlaceRules } from "@parlour/rules/jurisdiction";
import type { Kit } from "../../../kit/kit.ts";
import type { Jurisdictions } from "../../../kit/ports/jurisdictions.ts";
import { readPlaces } from "./place-store.ts";

export type JurisdictionStore = Jurisdictions & {
  /**
   * Returns the rules from memory. They are at most `staleAfterMs` behind the database if the bus has lost a message.
   */
  list(): Promise<readonly PlaceRules[]>;
  /** Makes every server read the rules again after a change. */
  announce(): Promise<void>;
  /** Subscribes to changes made by other servers; returns the function that unsubscribes. */
  watch(): Promise<() => Promise<void>>;
};

const topic = "jurisdictions.changed";
const staleAfterMs = 30_000;

export function createJurisdictions({ db, bus }: Kit): JurisdictionStore {
  let current: Promise<readonly PlaceRules[]> | undefined;
  let latest: readonly PlaceRules[] = [];
  let loadedAtMs = 0;
  const list = (): Promise<readonly PlaceRules[]> => {
    if (current !== undefined && performance.now() - loadedAtMs < staleAfterMs) return current;
    loadedAtMs = performance.now();
    const loading = readPlaces(db);
    current = loading;
    loading.then(
      (places) => {
        latest = places;
      },
      () => {
        if (current === loading) current = undefined;
      },
    );
    return loading;
  };
  const forget = () => {
    current = undefined;
  };
  return {
    list,
    of: async (place) => jurisdictionOf(await list(), place),
    known: (place) => jurisdictionOf(latest, place),
    async announce() {
      forget();
      await list();
      await bus.publish(topic, null);
    },
    async watch() {
      await list();
      return await bus.subscribe(topic, () => {
        forget();
        // The rules are read again immediately, so that `known` returns the current ones. If that fails, the next
        // reader tries again.
        list().catch(() => {});
      });
    },
  };
}
