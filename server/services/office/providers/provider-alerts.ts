import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";
import type { ProviderSource } from "../../../kit/ports/provider-source.ts";
import { nameOf, readHealth } from "./call-store.ts";
import { noCalls, stateOf } from "./state-of.ts";

const hourMs = 3_600_000;

/** Creates the alert about providers whose calls fail. */
export function createProviderAlerts(sources: readonly ProviderSource[]): AlertSource {
  return {
    roles: ["PAYMENTS", "COMPLIANCE", "GAMES", "TRADER"],
    async find({ db, clock }) {
      const health = await readHealth(db, new Date(clock.now().getTime() - hourMs));
      const lists = await Promise.all(
        sources.map(async ({ kind, list }) =>
          (await list()).map(({ id, isEnabled }) => ({
            isEnabled,
            health: health.get(nameOf({ kind, id })) ?? noCalls,
          })),
        ),
      );
      const failing = lists.flat().filter((one) => stateOf(one.health, one.isEnabled) === "FAILING");
      return alertOf(
        { kind: "FAILING_PROVIDERS", severity: "WARNING" },
        { count: failing.length, since: null },
      );
    },
  };
}
