import type { Database } from "./installation.ts";
import type { Costs } from "./plan.ts";

/** A commit's wait for the disk, and the part of a batch's work during which it holds the house's accounts. */
export const disk: Omit<Database, "cores" | "slices"> = { flush: 500, heldShare: 0.6 };

/** What `npm run bench -- capacity` printed on two cores of a Neoverse N1; docs/scale.md is computed from it. */
export const measuredCosts: Costs = {
  visit: { server: 300, database: 0, commit: 0 },
  page: { server: 6_000, database: 100, commit: 0 },
  poll: { server: 60, database: 0, commit: 0 },
  round: { server: 300, database: 60, commit: 700 },
  bet: { server: 500, database: 150, commit: 1_000 },
  poolBet: { server: 500, database: 150, commit: 1_000 },
  priceChange: { server: 60, database: 60, commit: 0 },
  message: { server: 20, database: 0, commit: 0 },
};
