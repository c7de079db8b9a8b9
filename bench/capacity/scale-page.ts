import { disk } from "./disk.ts";
import { simulateInstallation } from "./installation.ts";
import { type Costs, capacityOf, kinds, loadsOf } from "./plan.ts";

const installations = [
  { servers: 1, cores: 2, slices: 1 },
  { servers: 4, cores: 4, slices: 1 },
  { servers: 10, cores: 8, slices: 1 },
  { servers: 30, cores: 16, slices: 1 },
  { servers: 30, cores: 16, slices: 16 },
  { servers: 100, cores: 32, slices: 32 },
  { servers: 100, cores: 64, slices: 64 },
] as const;

const figure = (value: number): string => Math.round(value).toLocaleString("en");

/** Rounds to two digits, because these are estimates. */
function estimate(value: number): string {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(value)) - 1);
  return figure(Math.floor(value / unit) * unit);
}

/** The table of costs in docs/scale.md. */
export const costTable = (costs: Costs): string =>
  [
    "| unit | server | database | per commit |",
    "|---|--:|--:|--:|",
    ...kinds.map((kind) => {
      const { server, database, commit } = costs[kind];
      return `| ${kind} | ${figure(server)} µs | ${figure(database)} µs | ${figure(commit)} µs |`;
    }),
  ].join("\n");

/**
 * The table of installations in docs/scale.md. The number of players is calculated; the other figures are from a
 * simulation with this number of players.
 */
export const capacityTable = (costs: Costs): string =>
  [
    "| servers (one core each) | cores of the primary | slices | players at once | limited by | simulated p99 | servers busy | primary busy |",
    "|--:|--:|--:|--:|---|--:|--:|--:|",
    ...installations.map(({ servers, cores, slices }) => {
      const database = { cores, slices, ...disk };
      const { players, limit } = capacityOf(costs, { servers, database });
      const loads = loadsOf(costs, { players, servers });
      const seen = simulateInstallation({ servers, database, loads, random: Math.random, seconds: 0.6 });
      const share = (value: number) => `${Math.round(value * 100)}%`;
      return `| ${servers} | ${cores} | ${slices} | ${estimate(players)} | ${limit} | ${Math.ceil(seen.p99Ms)} ms | ${share(seen.serverBusy)} | ${share(seen.databaseBusy)} |`;
    }),
  ].join("\n");
