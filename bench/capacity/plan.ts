import type { Cost, Database, Load } from "./installation.ts";

export const kinds = ["visit", "page", "poll", "round", "bet", "poolBet", "priceChange", "message"] as const;
export type Kind = (typeof kinds)[number];
export type Costs = Record<Kind, Cost>;

/** How often a player who is online takes each kind of action, per second. */
export type Habits = Partial<Record<Kind, number>>;

/**
 * Our assumptions about players who are online: a spin every four seconds, a sports bet every five minutes or a pool
 * bet every four minutes, a balance poll every ten seconds while nothing else happens, a new page about once a minute,
 * and the messages that an open page receives.
 */
export const habits: Record<"casino" | "sports" | "racing", Habits> = {
  casino: { round: 0.25, poll: 0.1, page: 1 / 60, message: 0.2 },
  sports: { bet: 1 / 300, poll: 0.1, page: 1 / 45, message: 3 },
  racing: { poolBet: 1 / 240, poll: 0.1, page: 1 / 60, message: 2 },
};

/** The share of players in each vertical. */
export const shares = { casino: 0.7, sports: 0.25, racing: 0.05 } as const;

/**
 * The number of price changes per second in all live matches together. Every server sends each change to the pages
 * connected to it.
 */
export const priceChangesPerSecond = 500;

/** The share of a machine's capacity to plan for; the rest is kept for peaks, failovers and work not counted here. */
export const plannedShare = 0.6;

/** The number of units in a commit when the primary is busy; under higher load, more units share each commit. */
const unitsPerCommit = 50;

/** Returns how often an average player takes each kind of action, per second. */
export function perPlayer(): Record<Kind, number> {
  const total = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<Kind, number>;
  for (const [vertical, share] of Object.entries(shares) as [keyof typeof shares, number][])
    for (const [kind, rate] of Object.entries(habits[vertical]) as [Kind, number][])
      total[kind] += share * rate;
  return total;
}

const sumOver = (rates: Record<Kind, number>, costs: Costs, part: (cost: Cost) => number): number =>
  kinds.reduce((sum, kind) => sum + rates[kind] * part(costs[kind]), 0);

const databaseUs = ({ database, commit }: Cost): number => database + commit / unitsPerCommit;

export type Capacity = { players: number; limit: "servers" | "database" | "house accounts" };

/** Computes how many players an installation can serve at the same time, and what limits it. */
export function capacityOf(
  costs: Costs,
  { servers, database }: { servers: number; database: Database },
): Capacity {
  const rates = perPlayer();
  const pricesUs = priceChangesPerSecond * costs.priceChange.server;
  const pricesDatabaseUs = priceChangesPerSecond * databaseUs(costs.priceChange);
  const serverUs = Math.max(0, plannedShare * 1e6 - pricesUs);
  const limits = {
    servers: (servers * serverUs) / sumOver(rates, costs, ({ server }) => server),
    database: (plannedShare * database.cores * 1e6 - pricesDatabaseUs) / sumOver(rates, costs, databaseUs),
    "house accounts":
      (Math.min(servers, database.slices) * plannedShare * 1e6) /
      sumOver(rates, costs, (cost) => (cost.commit === 0 ? 0 : heldUs(cost, database))),
  };
  const [limit, players] = Object.entries(limits).sort(([, one], [, other]) => one - other)[0]!;
  return { players: Math.floor(players), limit: limit as Capacity["limit"] };
}

/**
 * Returns how long a single operation, such as a bet, keeps the house's accounts locked, in microseconds. Other batches
 * of operations have to wait for that time.
 */
const heldUs = (cost: Cost, { heldShare, flush }: Database): number =>
  heldShare * databaseUs(cost) + flush / unitsPerCommit;

/** Returns the load that a given number of players causes, for the simulation. */
export function loadsOf(costs: Costs, { players, servers }: { players: number; servers: number }): Load[] {
  const rates = perPlayer();
  return kinds.map((kind) =>
    kind === "priceChange"
      ? { cost: { ...costs[kind], database: 0, commit: 0 }, perSecond: priceChangesPerSecond * servers }
      : { cost: costs[kind], perSecond: players * rates[kind] },
  );
}
