import { setTimeout as sleep } from "node:timers/promises";
import { createLedger } from "@parlour/ledger";
import { openOnServer } from "./bench-database.ts";
import { measure as measurePostings, median, seedPlayers } from "./ledger-load.ts";
import { startMeasured } from "./measured-server.ts";
import { openTableClient, type Pace, type TableEvents, type TableWay } from "./table-client.ts";

const script = new URL("tables-server.ts", import.meta.url);
const tableCount = 50;
/**
 * The lengths of betting, spin and result in milliseconds: at a normal table, and at one that keeps the
 * server busy.
 */
const livePace = [10_000, 3_000, 2_000];
const quickPace = [2_500, 300, 200];
const watchMs = 45_000;
const quickRoundMs = quickPace.reduce((sum, ms) => sum + ms);
const turns = 4;
/** The length of a measurement: three rounds at the quick pace. */
const turnMs = 9_000;
const warmUpMs = 6_000;
/**
 * The number of players who bet without pause, and of concurrent callers in the ledger comparison. A player may place 40
 * bets in a round, so fewer players could not bet fast enough: 256 of them place at most 3,400 bets a second.
 */
const callers = 768;

type Started = { origin: string; ways: readonly TableWay[] };

/**
 * Measures live tables on one server. First, how late 2,000 clients at 50 tables see the phases of their
 * rounds, while each client bets in every round. Then, how many bets per second are placed and settled when
 * players bet without pause, compared with plain ledger postings. Postings are made in the calling process, so bets
 * are measured that way too, and over sockets as well.
 */
export async function run({ scale = 1 }: { scale?: number }): Promise<void> {
  const postings = await openOnServer();
  if (!postings) {
    process.stdout.write("No PostgreSQL answers here; live tables are measured only there.\n");
    return;
  }
  try {
    await measureDelays(Math.round(2_000 * scale));
    await measureBets(postings.database.pool);
  } finally {
    await postings.close();
  }
}

async function measureDelays(clients: number): Promise<void> {
  const server = await startMeasured(script, [tableCount, clients, ...livePace].map(String));
  const delaysMs: number[] = [];
  let [settled, refused, isMeasured] = [0, 0, false];
  const started = JSON.parse(server.origin) as Started;
  const spreadMs = livePace.reduce((sum, ms) => sum + ms);
  const opened = await openAll(
    started,
    { count: clients, pace: "one bet a round", spreadMs },
    {
      onPhase: (ms) => isMeasured && delaysMs.push(Math.max(0, ms)),
      onSettled: () => isMeasured && settled++,
      onRefused: () => isMeasured && refused++,
    },
  );
  await sleep(livePace[0]!);
  isMeasured = true;
  const cpuBefore = await server.cpuSeconds();
  await sleep(watchMs);
  isMeasured = false;
  const cpu = ((await server.cpuSeconds()) - cpuBefore) / (watchMs / 1_000);
  for (const client of opened) client.close();
  server.close();
  const sorted = delaysMs.toSorted((one, other) => one - other);
  const at = (share: number) => Math.round(sorted[Math.floor(sorted.length * share)] ?? 0);
  process.stdout.write(
    `${clients} clients, ${tableCount} tables, ${watchMs / 1_000} s, ${Math.round(cpu * 100)}% of a core\n` +
      `  phase to client: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (asked: 250 ms), ${sorted.length} events\n` +
      `  ${Math.round(settled / (watchMs / 1_000))} bets/s settled, ${refused} refused\n`,
  );
}

async function measureBets(pool: Parameters<typeof seedPlayers>[0]): Promise<void> {
  const server = await startMeasured(script, [tableCount, callers, ...quickPace].map(String));
  const started = JSON.parse(server.origin) as Started;
  const ledger = createLedger({ pool });
  await seedPlayers(pool);
  const results = { sockets: [] as number[], bets: [] as number[], postings: [] as number[] };
  await settleBets(started, warmUpMs);
  for (let turn = 0; turn < turns; turn++) {
    results.sockets.push(await settleBets(started, turnMs));
    results.bets.push(((await server.ask("settle")) as { perSecond: number }).perSecond);
    const posted = await measurePostings((one) => ledger.post(one), callers, "hot house account", turnMs / 3);
    results.postings.push(posted.perSecond);
  }
  await ledger.close();
  server.close();
  const ratioOf = (values: readonly number[]) =>
    median(values.map((value, turn) => value / results.postings[turn]!)).toFixed(2);
  process.stdout.write(
    `${callers} players without pause, ${tableCount} tables, median of ${turns} turns\n` +
      `  ledger postings ${Math.round(median(results.postings))}/s\n` +
      `  bets settled in the server's process ${Math.round(median(results.bets))}/s   bets ÷ postings ${ratioOf(results.bets)} (asked: 0.40)\n` +
      `  bets settled over sockets ${Math.round(median(results.sockets))}/s   bets ÷ postings ${ratioOf(results.sockets)}\n`,
  );
}

async function settleBets(started: Started, durationMs: number): Promise<number> {
  let settled = 0;
  const opened = await openAll(
    started,
    { count: callers, pace: "without pause", spreadMs: 0 },
    {
      onPhase: () => {},
      onSettled: () => settled++,
      onRefused: () => {},
    },
  );
  // Nothing is settled before the first round ends, so the count begins then and covers whole rounds.
  await sleep(quickRoundMs);
  settled = 0;
  const startedMs = performance.now();
  await sleep(durationMs);
  const seconds = (performance.now() - startedMs) / 1_000;
  for (const client of opened) client.close();
  // We wait until the last rounds are settled, so that they do not slow down the ledger measurement that
  // follows.
  await sleep(quickRoundMs + 500);
  return settled / seconds;
}

/** Opens the clients of one table after another, because the rounds of a real room do not begin together. */
async function openAll(
  { origin, ways }: Started,
  { count, pace, spreadMs }: { count: number; pace: Pace; spreadMs: number },
  events: TableEvents,
): Promise<{ close(): void }[]> {
  const tables = Map.groupBy(ways.slice(0, count).entries(), ([, { table }]) => table);
  const opened: { close(): void }[] = [];
  for (const group of tables.values()) {
    const pause = sleep(spreadMs / tables.size);
    const open = group.map(([index, way]) => openTableClient(origin, way, { index, pace, events }));
    opened.push(...(await Promise.all(open)));
    await pause;
  }
  return opened;
}
