import { wageringMigrations } from "@parlour/wagering";
import { Gauge } from "prom-client";
import type { Kit } from "../kit/kit.ts";
import type { Service } from "../kit/service.ts";
import { countSettledRounds as countForBonuses } from "../services/rewards/bonuses/index.ts";
import { countSettledRounds as countForLoyalty } from "../services/rewards/loyalty-points/index.ts";
import { bonusParts, loyaltyParts } from "./reward-services.ts";
import { type SettlementSubscriber, settlementSubscribers, wageringOf } from "./wagering.ts";

/** Each handler takes its settlements in the transaction that counts them, so repeating it is safe. */
const handlers: Record<SettlementSubscriber, (kit: Kit) => () => Promise<void>> = {
  bonuses: (kit) => {
    const parts = bonusParts(kit);
    return () => countForBonuses(parts);
  },
  loyalty: (kit) => {
    const parts = loyaltyParts(kit);
    return () => countForLoyalty(parts);
  },
};

/** The wagering core as a part of the server: its tables, its subscribers and their lag. */
export const wageringService: Service = {
  name: "wagering",
  migrations: wageringMigrations,
  routes: () => [],
  async start(kit) {
    const wagering = wageringOf(kit);
    measureLag(kit);
    const stops = settlementSubscribers.map((name) =>
      wagering.settlements.subscribe(name, handlers[name](kit)),
    );
    return async () => {
      for (const stop of stops) await stop();
      await wagering.close();
    };
  },
};

/** Read when `/metrics` is asked for, so it costs nothing in between. */
function measureLag(kit: Kit): void {
  const waiting = new Gauge({
    name: "parlour_settlements_waiting",
    help: "Settlements that a subscriber has not taken yet.",
    labelNames: ["subscriber"],
    registers: [kit.metrics.registry],
  });
  new Gauge({
    name: "parlour_settlements_oldest_seconds",
    help: "Age of the oldest settlement that a subscriber has not taken yet.",
    labelNames: ["subscriber"],
    registers: [kit.metrics.registry],
    async collect() {
      for (const { subscriber, waiting: count, oldestSeconds } of await wageringOf(kit).settlements.lag()) {
        waiting.set({ subscriber }, count);
        this.set({ subscriber }, oldestSeconds);
      }
    },
  });
}
