import { setTimeout as sleep } from "node:timers/promises";
import { createLedger } from "@parlour/ledger";
import { openOnServer } from "./bench-database.ts";
import { measure as measurePostings, median, seedPlayers } from "./ledger-load.ts";
import { load } from "./load.ts";
import { startMeasured } from "./measured-server.ts";

const script = new URL("sports-server.ts", import.meta.url);
const players = 256;
const liveMatches = 100;
const pricesPerMessage = 20;
const changesPerSecond = 2_000;
/** Every page shows one match; every fifth also lists all live matches. */
const listEvery = 5;
const warmUpMs = 5_000;
const warmUpTurns = 6;
const pricesMs = 20_000;
const turns = 5;
const turnMs = 3_000;

type Way = { path: string; cookie: string };
export type SportsStarted = {
  origin: string;
  ways: readonly (readonly Way[])[];
  live: readonly string[];
  upcoming: readonly string[];
};
export type Figures = { delaysMs: number[]; messages: number };

/**
 * Measures how fast price changes reach connected pages, and compares bet placement with plain ledger postings.
 * Postings are made in the calling process, so bets are measured that way too; over HTTP, most of the time is spent on
 * requests and responses. The delay is the time from a feed message's arrival at the server until a page receives its
 * prices, including the commit.
 */
export async function run({ scale = 1 }: { scale?: number }): Promise<void> {
  const postings = await openOnServer();
  if (!postings) {
    process.stdout.write("No PostgreSQL answers here; the sportsbook is measured only there.\n");
    return;
  }
  const pages = Math.round(500 * scale);
  const args = [players, liveMatches, pricesPerMessage, Math.round(changesPerSecond * scale)];
  const server = await startMeasured(script, args.map(String));
  const started = JSON.parse(server.origin) as SportsStarted;
  try {
    await measurePrices(server, started, pages);
    await measureBets(server, started, postings.database.pool);
  } finally {
    server.close();
    await postings.close();
  }
}

type Server = Awaited<ReturnType<typeof startMeasured>>;

async function measurePrices(server: Server, { origin, live }: SportsStarted, pages: number): Promise<void> {
  const figures: Figures = { delaysMs: [], messages: 0 };
  const sockets = await Promise.all(
    Array.from({ length: pages }, (_, page) => openPage(origin, page, live, figures)),
  );
  await server.ask("start");
  await sleep(warmUpMs);
  Object.assign(figures, { delaysMs: [], messages: 0 });
  const before = (await server.ask("changes")) as { changes: number };
  const cpuBefore = await server.cpuSeconds();
  await sleep(pricesMs);
  const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
  const { changes } = (await server.ask("stop")) as { changes: number };
  const { delaysMs, messages } = { ...figures };
  for (const socket of sockets) socket.close();
  delaysMs.sort((one, other) => one - other);
  const at = (share: number) => Math.round(delaysMs[Math.floor(delaysMs.length * share)] ?? 0);
  const perSecond = (count: number) => Math.round(count / (pricesMs / 1_000));
  process.stdout.write(
    `${pages} pages, ${liveMatches} live matches, ${pricesMs / 1_000} s\n` +
      `  price changes ${perSecond(changes - before.changes)}/s   messages to pages ${perSecond(messages)}/s\n` +
      `  price to page: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (asked: 250 ms)\n` +
      `  server CPU ${((cpuSeconds * 100_000) / pricesMs).toFixed(0)}% of a core\n`,
  );
}

type PriceMessage = {
  type: string;
  data: { scoreboard?: { at: string } | null; event?: { scoreboard: { at: string } | null } };
};

export async function openPage(
  origin: string,
  page: number,
  live: readonly string[],
  figures: Figures,
): Promise<WebSocket> {
  const headers = { origin, "x-forwarded-for": `10.1.${page >> 8}.${page & 255}` };
  const socket = new WebSocket(`${origin.replace("http", "ws")}/services/stream/v1`, { headers } as never);
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  socket.addEventListener("message", ({ data }) => {
    const { type, data: change } = JSON.parse(String(data)) as PriceMessage;
    const scoreboard = change?.event ? change.event.scoreboard : change?.scoreboard;
    if (type !== "delta" || !scoreboard) return;
    figures.delaysMs.push(Date.now() - Date.parse(scoreboard.at));
    figures.messages += 1;
  });
  const topics = [`sports/events/${live[page % live.length]}`];
  if (page % listEvery === 0) topics.push("sports/live");
  socket.send(JSON.stringify({ type: "subscribe", topics }));
  return socket;
}

async function measureBets(
  server: Server,
  started: SportsStarted,
  pool: Parameters<typeof seedPlayers>[0],
): Promise<void> {
  const ledger = createLedger({ pool });
  await seedPlayers(pool);
  await placeBets(started, warmUpMs);
  // The JIT compiler needs some ten thousand bets until the server is as fast as one that has run for a while.
  for (let turn = 0; turn < warmUpTurns; turn++) await server.ask("place");
  await measurePostings((one) => ledger.post(one), players, "hot house account", turnMs);
  const results = { requests: [] as number[], bets: [] as number[], postings: [] as number[] };
  for (let turn = 0; turn < turns; turn++) {
    results.requests.push(await placeBets(started, turnMs));
    results.bets.push(((await server.ask("place")) as { perSecond: number }).perSecond);
    const posted = await measurePostings((one) => ledger.post(one), players, "hot house account", turnMs);
    results.postings.push(posted.perSecond);
  }
  await ledger.close();
  const ratioOf = (values: readonly number[]) =>
    median(values.map((value, turn) => value / results.postings[turn]!)).toFixed(2);
  process.stdout.write(
    `${players} players, median of ${turns} turns of ${turnMs} ms each\n` +
      `  ledger postings ${Math.round(median(results.postings))}/s\n` +
      `  bets placed in the server's process ${Math.round(median(results.bets))}/s   bets ÷ postings ${ratioOf(results.bets)} (asked: 0.40)\n` +
      `  bets placed over HTTP ${Math.round(median(results.requests))}/s   bets ÷ postings ${ratioOf(results.requests)}\n`,
  );
}

const outcomes = [
  ["home", 2],
  ["draw", 3.4],
  ["away", 4],
] as const;

export function betBody(upcoming: readonly string[]): string {
  const event = upcoming[Math.floor(Math.random() * upcoming.length)]!;
  const [outcome, price] = outcomes[Math.floor(Math.random() * outcomes.length)]!;
  const legs = [{ market: "result:points:match:::", outcome }];
  const selections = [{ event, legs, price }];
  return JSON.stringify({ selections, type: "SINGLE", stake: 1, currency: "USD", priceChange: "any" });
}

/** Places bets for all players; each player waits for a response before the next bet. Returns bets per second. */
async function placeBets({ origin, ways, upcoming }: SportsStarted, durationMs: number): Promise<number> {
  const body = () => betBody(upcoming);
  const results = await Promise.all(
    ways.map((sessions) =>
      load({
        origin,
        targets: sessions.map(({ path, cookie }) => ({ path, headers: { cookie, origin } })),
        body,
        isIdempotent: true,
        connections: 1,
        durationMs,
      }),
    ),
  );
  const failures = results.reduce((sum, result) => sum + result.failures, 0);
  if (failures > 0) throw new Error(`${failures} bets were refused`);
  return results.reduce((sum, result) => sum + result.requests, 0) / (durationMs / 1_000);
}
