import { cpus } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@parlour/server/kit/database";
import { openOnServer } from "./bench-database.ts";
import { commitsOf, databaseUse, usedBetween } from "./capacity/database-use.ts";
import { disk } from "./capacity/disk.ts";
import { type Cost, simulateBenchmark } from "./capacity/installation.ts";
import { logInToStack } from "./capacity/log-in-to-stack.ts";
import type { Costs, Kind } from "./capacity/plan.ts";
import { capacityTable, costTable } from "./capacity/scale-page.ts";
import { load } from "./load.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";
import { type Race, winBet } from "./racing.ts";
import { roundBody } from "./rounds.ts";
import { betBody, type Figures, openPage, type SportsStarted } from "./sports.ts";

const warmUpMs = 8_000;
/**
 * Pages need a longer warm-up, because rendering runs so much code that the JIT compiler takes longer to optimise it.
 */
const pageWarmUpMs = 30_000;
const turnMs = 5_000;
const clientCounts = { few: 8, many: 64 };
/** The sessions of all connections together must not exceed the number of players in the benchmark database. */
const sessionsPerConnection = 15;
/** PostgreSQL publishes its statistics with a delay. */
const statisticsMs = 1_500;
const prices = { liveMatches: 100, perMessage: 20, perSecond: 1_000, pages: 200 };

type Way = { path: string; cookie: string };
type Request = Omit<Parameters<typeof load>[0], "origin" | "connections" | "durationMs">;
/** The CPU time that one unit of work used, in microseconds, and the commits per unit. */
type Use = { perSecond: number; client: number; server: number; database: number; commits: number };

/**
 * Measures what one unit of each kind of work costs the server and the database in CPU time. The simulation of
 * docs/scale.md then predicts the throughput of the same run, which shows how far its other predictions can be trusted.
 */
export async function run(): Promise<void> {
  const target = await openOnServer(2);
  if (!target) {
    process.stdout.write("No PostgreSQL answers here; costs are measured only there.\n");
    return;
  }
  process.stdout.write(`${cpus().length} cores, ${cpus()[0]?.model.trim()}, CPU time in microseconds\n`);
  try {
    const costs: Partial<Costs> = {};
    await measurePolls(target.database, costs);
    await measureWrites(target.database, costs);
    await measurePages(target.database, costs);
    await measurePrices(costs);
    process.stdout.write(`\n${costTable(costs as Costs)}\n\n${capacityTable(costs as Costs)}\n`);
  } finally {
    await target.close();
  }
}

async function measurePolls(database: Database, costs: Partial<Costs>): Promise<void> {
  const started = await start<{ ways: Way[] }>("polls-server.ts", ["wallet", "server"]);
  const requests = started.ways.map(({ path, cookie }) => ({ targets: [{ path, headers: { cookie } }] }));
  costs.poll = await compare("poll", database, started, requests);
}

async function measureWrites(database: Database, costs: Partial<Costs>): Promise<void> {
  const count = String(clientCounts.many);
  const signed = (origin: string, { path, cookie }: Way) => [{ path, headers: { cookie, origin } }];
  const rounds = await start<{ ways: Way[] }>("rounds-server.ts", ["PostgreSQL", count]);
  costs.round = await compare(
    "round",
    database,
    rounds,
    rounds.ways.map((way) => ({ targets: signed(rounds.origin, way), body: roundBody })),
  );
  // A session may place only one or two bets a second, so each connection alternates between many sessions.
  const bettors = String(clientCounts.many * sessionsPerConnection);
  const races = await start<{ ways: Way[][]; races: Race[] }>("racing-server.ts", [bettors, "12"]);
  costs.poolBet = await compare(
    "poolBet",
    database,
    races,
    perConnection(races.ways).map((players) => ({
      targets: players.flat().flatMap((way) => signed(races.origin, way)),
      body: () => JSON.stringify(winBet(races.races)),
      isIdempotent: true,
    })),
  );
  const sports = await start<SportsStarted>("sports-server.ts", [bettors, "1", "20", "1"]);
  costs.bet = await compare(
    "bet",
    database,
    sports,
    perConnection(sports.ways).map((players) => ({
      targets: players.flat().flatMap((way) => signed(sports.origin, way)),
      body: () => betBody(sports.upcoming),
      isIdempotent: true,
    })),
  );
}

const perConnection = <Item>(items: readonly Item[]): Item[][] =>
  Array.from({ length: clientCounts.many }, (_, at) =>
    items.slice(at * sessionsPerConnection, (at + 1) * sessionsPerConnection),
  );

/**
 * A visitor's pages come from a cache; for a signed-in player, the parts that belong to the player are rendered each
 * time. Both are compressed, as for a browser.
 */
async function measurePages(database: Database, costs: Partial<Costs>): Promise<void> {
  const server = await startMeasured(new URL("http-server.ts", import.meta.url), [
    "stack-on-server",
    "unlimited",
  ]);
  const { origin } = server;
  const cookie = await logInToStack(origin);
  const from = (at: number) => ({ "x-forwarded-for": `198.18.0.${at}` });
  const requests = (headers: Record<string, string>) =>
    Array.from({ length: clientCounts.few }, (_, at) => ({
      targets: [{ path: "/", headers: { "accept-encoding": "gzip", ...headers, ...from(at) } }],
    }));
  try {
    for (const [kind, headers] of [
      ["visit", {}],
      ["page", { cookie }],
    ] as const) {
      const drive = { server, origin, requests: requests(headers) };
      await use(database, drive, pageWarmUpMs);
      const used = await use(database, drive, turnMs);
      costs[kind] = readingCost(used);
      print(kind, used);
    }
  } finally {
    server.close();
  }
}

/** A price change has a cost even if no page shows it; each page that shows it adds the cost of one message. */
async function measurePrices(costs: Partial<Costs>): Promise<void> {
  const { liveMatches, perMessage, perSecond, pages } = prices;
  const started = await start<SportsStarted>(
    "sports-server.ts",
    [1, liveMatches, perMessage, perSecond].map(String),
  );
  const { server, origin, live } = started;
  const figures: Figures = { delaysMs: [], messages: 0 };
  const changes = async () => ((await server.ask("changes")) as { changes: number }).changes;
  await server.ask("start");
  await sleep(warmUpMs);
  const moved = { count: await changes(), ...(await usedSoFar(server)) };
  await sleep(turnMs);
  const alone = { count: await changes(), ...(await usedSoFar(server)) };
  const sockets = await Promise.all(
    Array.from({ length: pages }, (_, page) => openPage(origin, page, live, figures)),
  );
  await sleep(warmUpMs);
  const before = { count: await changes(), messages: figures.messages, ...(await usedSoFar(server)) };
  await sleep(turnMs);
  const after = { count: await changes(), messages: figures.messages, ...(await usedSoFar(server)) };
  await server.ask("stop");
  for (const socket of sockets) socket.close();
  server.close();
  const perChange = (1e6 * (alone.server - moved.server)) / (alone.count - moved.count);
  const perChangeDatabase = (1e6 * usedBetween(moved.database, alone.database)) / (alone.count - moved.count);
  const messages = after.messages - before.messages;
  const forMessages = 1e6 * (after.server - before.server) - perChange * (after.count - before.count);
  costs.priceChange = { server: perChange, database: perChangeDatabase, commit: 0 };
  costs.message = { server: forMessages / messages, database: 0, commit: 0 };
  process.stdout.write(
    `  priceChange   server ${perChange.toFixed(0)}, database ${perChangeDatabase.toFixed(0)}\n` +
      `  message       server ${(forMessages / messages).toFixed(1)}, database 0\n`,
  );
}

type Driven = { server: MeasuredServer; origin: string; requests: readonly Request[] };

async function start<Printed>(script: string, args: string[]): Promise<Printed & Omit<Driven, "requests">> {
  const server = await startMeasured(new URL(script, import.meta.url), args);
  return { ...(JSON.parse(server.origin) as Printed & { origin: string }), server };
}

const usedSoFar = async (server: MeasuredServer) => ({
  server: await server.cpuSeconds(),
  database: databaseUse(),
});

/**
 * Repeats each of the requests without pause, each over its own connection. Returns the CPU time and the commits per
 * request.
 */
async function use(
  database: Database,
  { server, origin, requests }: Driven,
  durationMs: number,
): Promise<Use> {
  await sleep(statisticsMs);
  const commitsBefore = await commitsOf(database);
  const before = await usedSoFar(server);
  const clientBefore = process.cpuUsage();
  const results = await Promise.all(
    requests.map((request) => load({ ...request, origin, connections: 1, durationMs })),
  );
  const client = process.cpuUsage(clientBefore);
  const after = await usedSoFar(server);
  await sleep(statisticsMs);
  const commits = (await commitsOf(database)) - commitsBefore;
  const failures = results.reduce((sum, result) => sum + result.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests failed`);
  const units = results.reduce((sum, result) => sum + result.requests, 0);
  return {
    perSecond: (units * 1_000) / durationMs,
    client: (client.user + client.system) / units,
    server: (1e6 * (after.server - before.server)) / units,
    database: (1e6 * usedBetween(before.database, after.database)) / units,
    commits: commits / units,
  };
}

/**
 * Measures with few and with many clients. With many clients, more requests share each commit, so the difference
 * shows the cost of a single commit.
 */
async function compare(
  kind: Kind,
  database: Database,
  started: Omit<Driven, "requests">,
  requests: readonly Request[],
): Promise<Cost> {
  try {
    await use(database, { ...started, requests }, warmUpMs);
    const many = await use(database, { ...started, requests }, turnMs);
    const few = await use(database, { ...started, requests: merged(requests) }, turnMs);
    const cost = kind === "poll" ? readingCost(many) : costOf(few, many);
    print(kind, many, cost, requests.length);
    return cost;
  } finally {
    started.server.close();
  }
}

/** Divides the sessions of all clients among only a few of them. */
const merged = (requests: readonly Request[]): Request[] =>
  Array.from({ length: clientCounts.few }, (_, at) => ({
    ...requests[at]!,
    targets: requests
      .filter((_one, index) => index % clientCounts.few === at)
      .flatMap(({ targets }) => targets),
  }));

/** The commit of a read-only transaction costs too little to be counted. */
const readingCost = ({ server, database }: Use): Cost => ({ server, database, commit: 0 });

/** Separates the database's work for a unit from its work for a commit. */
function costOf(few: Use, many: Use): Cost {
  const perCommit = (few.database - many.database) / (few.commits - many.commits);
  const commit = Number.isFinite(perCommit) ? Math.max(0, perCommit) : 0;
  return { server: many.server, database: Math.max(0, many.database - commit * many.commits), commit };
}

function print(kind: Kind, many: Use, cost?: Cost, clients?: number): void {
  const name = kind.padEnd(14);
  const figure = (value: number) => value.toFixed(0);
  process.stdout.write(
    `  ${name}server ${figure(many.server)}, database ${figure(cost?.database ?? many.database)}` +
      `, per commit ${figure(cost?.commit ?? 0)}, client ${figure(many.client)}\n`,
  );
  if (!cost || !clients) return;
  const simulated = simulateBenchmark({
    cores: cpus().length,
    clients,
    clientCost: many.client,
    cost,
    database: disk,
  });
  process.stdout.write(
    `  ${"".padEnd(14)}measured ${figure(many.perSecond)}/s, simulated ${figure(simulated)}/s` +
      ` (${(simulated / many.perSecond).toFixed(2)})\n`,
  );
}
