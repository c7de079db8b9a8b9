import { type Wagering, wageringMigrations } from "@parlour/wagering";
import type { Kit } from "../kit/kit.ts";
import { registerGauges } from "../kit/measured-gauges.ts";
import type { Service } from "../kit/service.ts";
import type { RewardsPorts } from "./compose-rewards.ts";
import { settlementSubscribers } from "./settlement-subscribers.ts";

type Ports = { wagering: Wagering } & Pick<
  RewardsPorts,
  "bonusParts" | "loyaltyParts" | "leaderboardParts" | "missionParts"
>;

/** Creates the wagering core as a service: its tables, its subscribers and the metrics of their lag. */
export function wageringService(ports: Ports): Service {
  const { wagering } = ports;
  return {
    name: "wagering",
    migrations: wageringMigrations,
    routes: () => [],
    async start(kit) {
      measureLag(kit, wagering);
      const stops = settlementSubscribers.map(({ name, deliver }) =>
        wagering.settlements.subscribe(name, (playerId) => deliver(ports, playerId)),
      );
      return async () => {
        for (const stop of stops) await stop();
        await wagering.close();
      };
    },
  };
}

/** Registers the metrics of subscribers' lag, which is measured only when `/metrics` is requested. */
function measureLag({ metrics: { registry } }: Kit, { settlements }: Wagering): void {
  registerGauges(registry, {
    labelNames: ["subscriber"],
    gauges: {
      parlour_settlements_waiting: "Settlements that a subscriber has not processed yet.",
      parlour_settlements_oldest_seconds:
        "Age of the oldest settlement that a subscriber has not processed yet.",
    },
    read: async () =>
      (await settlements.lag()).map(({ subscriber, waiting, oldestSeconds }) => ({
        labels: { subscriber },
        values: { parlour_settlements_waiting: waiting, parlour_settlements_oldest_seconds: oldestSeconds },
      })),
  });
}
