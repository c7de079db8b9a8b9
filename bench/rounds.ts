import { randomUUID } from "node:crypto";
import { createLedger } from "@parlour/ledger";
import { openOnServer } from "./bench-database.ts";
import { measure as measurePostings, median, seedPlayers } from "./ledger-load.ts";
import { load } from "./load.ts";
import { type MeasuredServer, startMeasured } from "./measured-server.ts";

const script = new URL("rounds-server.ts", import.meta.url);
const players = 256;
const turns = 5;
const turnMs = 3_000;
const warmUpMs = 4_000;

type Way = { path: string; cookie: string };
type Results = Record<"alone" | "kept" | "unchecked" | "postings", number[]>;
type Target = { name: string; server: MeasuredServer; origin: string; ways: readonly Way[] };

/**
 * Measures complete roulette rounds over HTTP (stake, draw, win and round, all durable), compared with the
 * same route without ledger and database and with plain ledger postings, interleaved in one run.
 */
export async function run(): Promise<void> {
  const ledgerDatabase = await openOnServer();
  if (!ledgerDatabase) {
    process.stdout.write("No PostgreSQL answers here; rounds are measured only there.\n");
    return;
  }
  const nothing = await start("the route alone", "nothing");
  const rounds = await start("rounds on PostgreSQL", "PostgreSQL");
  const unchecked = await start("rounds without admission checks", "unchecked");
  const ledger = createLedger({ pool: ledgerDatabase.database.pool });
  await seedPlayers(ledgerDatabase.database.pool);
  const post = async (posting: Parameters<typeof ledger.post>[0]) => {
    const { outcome } = await ledger.post(posting);
    if (outcome !== "POSTED") throw new Error(`a posting was answered ${outcome}`);
  };
  try {
    await playAll(nothing, warmUpMs);
    await playAll(rounds, warmUpMs);
    await playAll(unchecked, warmUpMs);
    const results: Results = { alone: [], kept: [], unchecked: [], postings: [] };
    for (let turn = 0; turn < turns; turn++) {
      results.alone.push(await playAll(nothing, turnMs));
      results.kept.push(await playAll(rounds, turnMs));
      results.unchecked.push(await playAll(unchecked, turnMs));
      results.postings.push((await measurePostings(post, players, "hot house account", turnMs)).perSecond);
    }
    print(results);
  } finally {
    nothing.server.close();
    rounds.server.close();
    unchecked.server.close();
    await ledger.close();
    await ledgerDatabase.close();
  }
}

async function start(name: string, kind: string): Promise<Target> {
  const server = await startMeasured(script, [kind, String(players)]);
  return { name, server, ...(JSON.parse(server.origin) as { origin: string; ways: Way[] }) };
}

export const roundBody = (): string =>
  `{"roundId":"${randomUUID()}","bet":{"bets":[{"spot":"red","stake":1},{"spot":"straight:17","stake":0.5}]}}`;

/**
 * Uses one connection per player, each of which waits for the result before the next round. Returns the
 * rounds per second.
 */
async function playAll({ name, origin, ways }: Target, durationMs: number): Promise<number> {
  const results = await Promise.all(
    ways.map(({ path, cookie }) =>
      load({
        origin,
        targets: [{ path, headers: { cookie, origin } }],
        body: roundBody,
        connections: 1,
        durationMs,
      }),
    ),
  );
  const failures = results.reduce((sum, result) => sum + result.failures, 0);
  if (failures > 0) throw new Error(`${failures} requests failed at ${name}`);
  return results.reduce((sum, result) => sum + result.requests, 0) / (durationMs / 1_000);
}

function print({ alone, kept, unchecked, postings }: Results): void {
  const ratios = (to: number[]) => median(kept.map((value, turn) => value / to[turn]!)).toFixed(2);
  const line = (name: string, values: number[]) =>
    `  ${name.padEnd(40)}${Math.round(median(values)).toString().padStart(7)}/s\n`;
  process.stdout.write(
    `${players} players, median of ${turns} turns of ${turnMs} ms each\n` +
      line("the route without ledger and database", alone) +
      line("whole rounds on PostgreSQL", kept) +
      line("the same without admission checks", unchecked) +
      line("the ledger's own postings", postings) +
      `  rounds ÷ route alone ${ratios(alone)}   rounds ÷ postings ${ratios(postings)}   rounds ÷ unchecked ${ratios(unchecked)}\n`,
  );
}
