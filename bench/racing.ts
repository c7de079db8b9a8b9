import { createLedger } from "@parlour/ledger";
import { openOnServer } from "./bench-database.ts";
import { measure as measurePostings, median, seedPlayers } from "./ledger-load.ts";
import { load } from "./load.ts";
import { startMeasured } from "./measured-server.ts";
import { totalsDelays } from "./totals-delays.ts";

const script = new URL("racing-server.ts", import.meta.url);
const players = 256;
/** The number of races that take bets at the same time on a busy day. */
const races = 12;
const warmUpMs = 5_000;
const warmUpTurns = 6;
const turns = 5;
const turnMs = 3_000;

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)]!;

export function winBet(races: readonly Race[]) {
  const race = pick(races);
  const poolId = `${race.id.replace("race_", "pool_")}_win`;
  return { market: "POOL", poolId, selections: [[[pick(race.interests)]]], stake: 1, currency: "USD" };
}

type Way = { path: string; cookie: string };
export type Race = { id: string; interests: readonly number[] };
type Started = { origin: string; ways: readonly (readonly Way[])[]; races: readonly Race[] };
type Delays = ReturnType<typeof totalsDelays>;

/**
 * Compares the rate of pool bets with that of plain ledger postings, while pages watch the pool totals. Postings are
 * made in the calling process, so bets are measured that way too, and over HTTP as well. The delay is the time from the
 * response to a bet until a page receives totals that include the bet.
 */
export async function run({ scale = 1 }: { scale?: number }): Promise<void> {
  const postings = await openOnServer();
  if (!postings) {
    process.stdout.write("No PostgreSQL answers here; the racebook is measured only there.\n");
    return;
  }
  const pages = Math.round(200 * scale);
  const server = await startMeasured(script, [players, races].map(String));
  const started = JSON.parse(server.origin) as Started;
  const delays = totalsDelays();
  const sockets = await Promise.all(
    Array.from({ length: pages }, (_, page) => openPage(started, page, delays)),
  );
  try {
    await measureBets(server, started, postings.database.pool, { delays, pages });
  } finally {
    for (const socket of sockets) socket.close();
    server.close();
    await postings.close();
  }
}

type PoolMessage = { type: string; data: { pools?: { poolId: string; bets: number }[] } };

async function openPage({ origin, races: all }: Started, page: number, delays: Delays): Promise<WebSocket> {
  const headers = { origin, "x-forwarded-for": `10.1.${page >> 8}.${page & 255}` };
  const socket = new WebSocket(`${origin.replace("http", "ws")}/services/stream/v1`, { headers } as never);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  socket.addEventListener("message", ({ data }) => {
    const { type, data: change } = JSON.parse(String(data)) as PoolMessage;
    if (type !== "delta") return;
    for (const { poolId, bets } of change.pools ?? []) delays.shown(page, poolId, bets, performance.now());
  });
  const topic = `racing/races/${all[page % all.length]!.id}/pools/USD`;
  socket.send(JSON.stringify({ type: "subscribe", topics: [topic] }));
  return socket;
}

async function measureBets(
  server: Awaited<ReturnType<typeof startMeasured>>,
  started: Started,
  pool: Parameters<typeof seedPlayers>[0],
  { delays, pages }: { delays: Delays; pages: number },
): Promise<void> {
  const ledger = createLedger({ pool });
  await seedPlayers(pool);
  await placeBets(started, warmUpMs, delays);
  // The JIT compiler needs some ten thousand bets until the server is as fast as one that has run for a while.
  for (let turn = 0; turn < warmUpTurns; turn++) await server.ask("place");
  await measurePostings((one) => ledger.post(one), players, "hot house account", turnMs);
  delays.forget();
  const results = { requests: [] as number[], bets: [] as number[], postings: [] as number[] };
  for (let turn = 0; turn < turns; turn++) {
    results.requests.push(await placeBets(started, turnMs, delays));
    results.bets.push(((await server.ask("place")) as { perSecond: number }).perSecond);
    const posted = await measurePostings((one) => ledger.post(one), players, "hot house account", turnMs);
    results.postings.push(posted.perSecond);
  }
  await ledger.close();
  const ratioOf = (values: readonly number[]) =>
    median(values.map((value, turn) => value / results.postings[turn]!)).toFixed(2);
  const at = (share: number) => Math.round(delays.at(share));
  process.stdout.write(
    `${players} players, ${races} races, ${pages} pages, median of ${turns} turns of ${turnMs} ms each\n` +
      `  ledger postings ${Math.round(median(results.postings))}/s\n` +
      `  pool bets in the server's process ${Math.round(median(results.bets))}/s   bets ÷ postings ${ratioOf(results.bets)} (asked: 0.40)\n` +
      `  pool bets over HTTP ${Math.round(median(results.requests))}/s   bets ÷ postings ${ratioOf(results.requests)}\n` +
      `  bet to totals on a page: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (asked: 500 ms)\n`,
  );
}

/** Places bets for all players; each player waits for the response before the next bet. Returns bets per second. */
async function placeBets(
  { origin, ways, races: all }: Started,
  durationMs: number,
  delays: Delays,
): Promise<number> {
  const results = await Promise.all(
    ways.map((sessions) => {
      let poolId = "";
      return load({
        origin,
        targets: sessions.map(({ path, cookie }) => ({ path, headers: { cookie, origin } })),
        body() {
          const bet = winBet(all);
          poolId = bet.poolId;
          return JSON.stringify(bet);
        },
        isIdempotent: true,
        connections: 1,
        durationMs,
        onSuccess: () => delays.placed(poolId, performance.now()),
      });
    }),
  );
  const failures = results.reduce((sum, result) => sum + result.failures, 0);
  if (failures > 0) throw new Error(`${failures} bets were refused`);
  return results.reduce((sum, result) => sum + result.requests, 0) / (durationMs / 1_000);
}
