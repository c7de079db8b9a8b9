import { setTimeout as sleep } from "node:timers/promises";
import type { PokerMessage } from "@parlour/contracts/sockets/poker-table";
import { createLedger } from "@parlour/ledger";
import { openOnServer } from "./bench-database.ts";
import { measure as measurePostings, seedPlayers } from "./ledger-load.ts";
import { startMeasured } from "./measured-server.ts";

const script = new URL("poker-server.ts", import.meta.url);
const viewersPerTable = 2;
const warmUpMs = 30_000;
const turnMs = 60_000;
const postingMs = 5_000;
const postingCallers = 64;

type Figures = { delaysMs: number[]; actions: number; hands: number };

/**
 * Runs practice tables of six bots on one server, at the product's normal speed, each watched over two
 * sockets. The delay is the time from an action until the last viewer receives it, including the bot's
 * thinking time and the commit.
 */
export async function run({ scale = 1 }: { scale?: number }): Promise<void> {
  const postings = await openOnServer();
  if (!postings) {
    process.stdout.write("No PostgreSQL answers here; poker tables are measured only there.\n");
    return;
  }
  const tables = Math.round(300 * scale);
  const server = await startMeasured(script, [String(tables)]);
  const sockets: WebSocket[] = [];
  try {
    const figures: Figures = { delaysMs: [], actions: 0, hands: 0 };
    for (let table = 1; table <= tables; table++)
      sockets.push(...(await watch(server.origin, table, figures)));
    await sleep(warmUpMs);
    Object.assign(figures, { delaysMs: [], actions: 0, hands: 0 });
    const cpuBefore = await server.cpuSeconds();
    await sleep(turnMs);
    const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
    const { delaysMs, actions, hands } = { ...figures };
    for (const socket of sockets) socket.close();
    const perPostingMs = await costOfPosting(postings.database.pool);
    delaysMs.sort((one, other) => one - other);
    const at = (share: number) => Math.round(delaysMs[Math.floor(delaysMs.length * share)] ?? 0);
    const perSecond = (count: number) => (count / (turnMs / 1_000)).toFixed(1);
    const perHandMs = (cpuSeconds * 1_000) / Math.max(1, hands);
    process.stdout.write(
      `${tables} tables of six bots, ${sockets.length} viewers, ${turnMs / 1_000} s\n` +
        `  actions ${perSecond(actions)}/s   hands ${perSecond(hands)}/s\n` +
        `  action to everyone: p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, p99 ${at(0.99)} ms (asked: 100 ms)\n` +
        `  server CPU ${((cpuSeconds * 100_000) / turnMs).toFixed(0)}% of a core, ${perHandMs.toFixed(2)} ms a hand\n` +
        `  cost of a hand ÷ a ledger posting ${(perHandMs / perPostingMs).toFixed(1)} (${perPostingMs.toFixed(3)} ms each)\n`,
    );
  } finally {
    server.close();
    await postings.close();
  }
}

/** The CPU time of a ledger posting, for comparison with the CPU time of a poker hand. */
async function costOfPosting(pool: Parameters<typeof seedPlayers>[0]): Promise<number> {
  await seedPlayers(pool);
  const ledger = createLedger({ pool });
  const before = process.cpuUsage();
  const { perSecond } = await measurePostings(
    (posting) => ledger.post(posting),
    postingCallers,
    "hot house account",
    postingMs,
  );
  const { user, system } = process.cpuUsage(before);
  await ledger.close();
  return (user + system) / 1_000 / (perSecond * (postingMs / 1_000));
}

/**
 * Watches a table over two sockets. The delay of an action is recorded when its last viewer has received it.
 */
async function watch(origin: string, table: number, figures: Figures): Promise<WebSocket[]> {
  const address = `${origin.replace("http", "ws")}/services/poker/v1/tables/bench-${table}/live`;
  const arrivals = new Map<string, number>();
  const onMessage = ({ data }: MessageEvent) => {
    const message = JSON.parse(String(data)) as PokerMessage;
    const hand = message.type === "table" ? message.view.hand : null;
    if (!hand || hand.step === 0) return;
    const key = `${hand.number}:${hand.step}`;
    const seen = (arrivals.get(key) ?? 0) + 1;
    arrivals.set(key, seen);
    if (seen !== viewersPerTable) return;
    figures.delaysMs.push(Date.now() - hand.turnAt);
    figures.actions += 1;
    if (hand.phase === "complete") figures.hands += 1;
  };
  return await Promise.all(
    Array.from({ length: viewersPerTable }, async (_, viewer) => {
      const headers = { origin, "x-forwarded-for": `10.${viewer}.${table >> 8}.${table & 255}` };
      const socket = new WebSocket(address, { headers } as never);
      await new Promise((resolve, reject) => {
        socket.addEventListener("open", resolve);
        socket.addEventListener("error", reject);
      });
      socket.addEventListener("message", onMessage);
      socket.send(JSON.stringify({ type: "hello", guest: null }));
      return socket;
    }),
  );
}
