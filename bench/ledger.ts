import { createLedger, type Posting, type PostingResult, type Wallet } from "@parlour/ledger";
import { house } from "@parlour/ledger/accounts";
import { postBatch } from "@parlour/ledger/post-batch";
import { type BenchDatabase, openEmbedded, openOnServer } from "./bench-database.ts";
import { measure, median, type Result, type Spread, seedPlayers } from "./ledger-load.ts";
import { createPgbench } from "./pgbench.ts";

type Way = { name: string; post(posting: Posting): Promise<PostingResult>; close(): Promise<void> };

const callerCounts = [64, 256, 1_024];
const spreads: Spread[] = ["hot house account", "uniform players"];
const rounds = 3;
const roundMs = 1_500;
const warmUpMs = 1_000;

/** Compares grouped postings with single ones, interleaved in one run. */
export async function run(): Promise<void> {
  for (const open of [openEmbedded, openOnServer]) {
    const target = await open();
    if (!target) {
      process.stdout.write("No PostgreSQL answers here; only the embedded engine was measured.\n");
      continue;
    }
    try {
      await compare(target);
    } finally {
      await target.close();
    }
  }
}

function waysOf({ database }: BenchDatabase): Way[] {
  const { pool } = database;
  const ledger = createLedger({ pool });
  const posted = async (result: Promise<PostingResult>) => {
    const { outcome } = await result;
    if (outcome !== "POSTED") throw new Error(`a posting was answered ${outcome}`);
    return await result;
  };
  return [
    {
      name: "group posting",
      post: (posting) => posted(ledger.post(posting)),
      close: () => ledger.close(),
    },
    {
      name: "a transaction per posting",
      post: (posting) =>
        posted(
          database.transaction(async (tx) => {
            const wallets = walletsIn(posting);
            return await (await ledger.lock(tx, { wallets })).post(posting);
          }),
        ),
      close: async () => {},
    },
    {
      name: "a statement per posting",
      post: (posting) => posted(postBatch(pool, [posting], new Date(), 0).then(([result]) => result!)),
      close: async () => {},
    },
  ];
}

/** Returns the wallets of all players in a posting. They are locked together, as in the product. */
function walletsIn({ transfers }: Posting): Wallet[] {
  return transfers
    .flatMap(({ from, to }) => [from, to])
    .filter(({ playerId }) => playerId !== house)
    .map(({ playerId }) => ({ playerId, currency: "USD" }));
}

async function compare(target: BenchDatabase): Promise<void> {
  process.stdout.write(`\n${target.name}, median of ${rounds} interleaved rounds of ${roundMs} ms\n`);
  await seedPlayers(target.database.pool);
  const ways = waysOf(target);
  const pgbench = target.url === undefined ? undefined : createPgbench(target.url);
  for (const way of ways) await measure(way.post, 64, "hot house account", warmUpMs);
  for (const spread of spreads) {
    for (const callers of callerCounts) {
      const results = new Map<Way, Result[]>(ways.map((way) => [way, []]));
      const rival: number[] = [];
      for (let round = 0; round < rounds; round++) {
        for (const way of ways) results.get(way)!.push(await measure(way.post, callers, spread, roundMs));
        if (pgbench) rival.push(pgbench.perSecond());
      }
      print(spread, callers, results, median(rival));
    }
  }
  for (const way of ways) await way.close();
}

function print(
  spread: Spread,
  callers: number,
  results: ReadonlyMap<Way, Result[]>,
  rivalPerSecond: number,
): void {
  process.stdout.write(`${callers} callers, ${spread}\n`);
  const medians = [...results].map(([{ name }, all]) => ({
    name,
    perSecond: median(all.map((result) => result.perSecond)),
    p50Ms: median(all.map((result) => result.p50Ms)),
    p99Ms: median(all.map((result) => result.p99Ms)),
  }));
  const group = medians[0]!.perSecond;
  const line = (name: string, perSecond: number, latency: string) =>
    `  ${name.padEnd(28)}${Math.round(perSecond).toString().padStart(8)}/s  ${latency.padEnd(34)}` +
    `group posting is ${(group / perSecond).toFixed(1)}×\n`;
  for (const { name, perSecond, p50Ms, p99Ms } of medians) {
    const latency = `p50 ${p50Ms.toFixed(1)} ms  p99 ${p99Ms.toFixed(1)} ms`;
    process.stdout.write(line(name, perSecond, latency));
  }
  if (rivalPerSecond > 0) process.stdout.write(line("pgbench tpcb-like, 32 clients", rivalPerSecond, ""));
}
