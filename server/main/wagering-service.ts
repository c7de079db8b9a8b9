import { type Wagering, wageringMigrations } from "@parlour/wagering";
import { Gauge } from "prom-client";
import type { Kit } from "../kit/kit.ts";
import type { Service } from "../kit/service.ts";
import type { RewardsPorts } from "./compose-rewards.ts";
import { settlementSubscribers } from "./settlement-subscribers.ts";

type Ports = { wagering: Wagering } & Pick<RewardsPorts, "bonusParts" | "loyaltyParts">;

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
        wagering.settlements.subscribe(name, () => deliver(ports)),
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
  const options = { labelNames: ["subscriber"], registers: [registry] };
  const waiting = new Gauge({
    ...options,
    name: "parlour_settlements_waiting",
    help: "Settlements that a subscriber has not taken yet.",
  });
  new Gauge({
    ...options,
    name: "parlour_settlements_oldest_seconds",
    help: "Age of the oldest settlement that a subscriber has not taken yet.",
    async collect() {
      for (const { subscriber, waiting: count, oldestSeconds } of await settlements.lag()) {
        waiting.set({ subscriber }, count);
        this.set({ subscriber }, oldestSeconds);
      }
    },
  });
}
