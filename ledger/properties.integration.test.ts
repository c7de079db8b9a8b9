import fc from "fast-check";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createLedger, type Ledger, type PostingResult } from "./index.ts";
import { formatTransfers, parseTransfers } from "./posting.ts";
import { flakyPool } from "./testing/flaky-pool.ts";
import { type Command, histories, playersOf, send, toPosting } from "./testing/history-commands.ts";
import { openTestDatabase, type TestDatabase } from "./testing/test-database.ts";
import { verifyLedger } from "./verify.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

type KeptPosting = {
  player_id: string;
  id: string;
  outcome: string;
  type: string;
  reverses: string | null;
  transfers: string;
};

/** Reads the postings that the ledger stored, in the order of their numbers. */
async function readPostings(pool: Pool, players: string[]): Promise<KeptPosting[]> {
  const { rows } = await pool.query<KeptPosting>(
    `select player_id, id, outcome, type, reverses, transfers from ledger.posting
     where player_id = any($1) order by number`,
    [players],
  );
  return rows;
}

/**
 * Computes balances with the simplest possible model of the ledger: postings are carried out in order, except those
 * for which an account lacks the money.
 */
function replay(postings: readonly KeptPosting[]): Map<string, bigint> {
  const balances = new Map<string, bigint>();
  for (const posting of postings) {
    if (posting.outcome === "ROLLED_BACK") continue;
    const trial = new Map(balances);
    let lacks = false;
    for (const { from, to, amountMinor } of parseTransfers(posting.transfers)) {
      const [debit, credit] = [`${from.playerId} ${from.id}`, `${to.playerId} ${to.id}`];
      trial.set(debit, (trial.get(debit) ?? 0n) - amountMinor);
      trial.set(credit, (trial.get(credit) ?? 0n) + amountMinor);
      if (from.playerId !== "house" && trial.get(debit)! < 0n) lacks = true;
    }
    expect(posting.outcome).toBe(lacks ? "INSUFFICIENT_FUNDS" : "POSTED");
    if (!lacks) for (const [account, balance] of trial) balances.set(account, balance);
  }
  return balances;
}

async function expectBalances(players: string[], expected: Map<string, bigint>): Promise<void> {
  const { rows } = await database.pool.query<{ account: string; balance: string }>(
    "select player_id || ' ' || id as account, balance from ledger.account where player_id = any($1)",
    [players],
  );
  for (const { account, balance } of rows) {
    expect([account, BigInt(balance)]).toEqual([account, expected.get(account) ?? 0n]);
  }
}

/**
 * Expects an answer to match what the ledger stored under its id, so that identical requests get identical
 * answers.
 */
function expectConsistency(
  history: string,
  asked: Command,
  answer: PostingResult,
  kept: Map<string, KeptPosting>,
) {
  if (asked.kind !== "post") return;
  const posting = toPosting(history, asked);
  const known = kept.get(`${posting.playerId} ${posting.id}`);
  const same = known?.transfers === formatTransfers(posting.transfers);
  if (known?.outcome === "ROLLED_BACK") expect(answer.outcome).toBe("ROLLED_BACK");
  else expect(answer.outcome).toBe(same ? known?.outcome : "CONFLICT");
}

function expectUndoneOnce(postings: readonly KeptPosting[], kept: Map<string, KeptPosting>) {
  const undone = new Set<string>();
  for (const posting of postings) {
    if (posting.reverses === null || posting.outcome !== "POSTED") continue;
    const key = `${posting.player_id} ${posting.reverses}`;
    expect(undone.has(key)).toBe(false);
    undone.add(key);
    const original = kept.get(key)!;
    const backwards = original.outcome === "POSTED" ? parseTransfers(original.transfers) : [];
    const mirrored = backwards
      .reverse()
      .map(({ from, to, amountMinor }) => ({ from: to, to: from, amountMinor }));
    expect(posting.transfers).toBe(formatTransfers(mirrored));
  }
}

let historiesRun = 0;

/** Runs a history on two servers that share one database; `breaks` decides when a connection fails. */
async function runHistory(rounds: Parameters<typeof runRounds>[2], breaks: () => boolean): Promise<void> {
  const history = `h${historiesRun++}`;
  let nowMs = Date.parse("2030-01-01T00:00:00Z");
  const clock = { now: () => new Date(nowMs) };
  const pool = flakyPool(database.pool, breaks);
  const options = { pool, clock, retryPauseMs: 1 };
  const servers = [createLedger(options), createLedger({ ...options, slice: 2 })];
  const sound = createLedger({ pool: database.pool, clock });
  for (const playerId of playersOf(history)) await sound.openWallet({ playerId, currency: "USD" });
  const answers = await runRounds(history, servers, rounds, () => {
    nowMs += 1_000;
    return clock.now();
  });

  const players = playersOf(history);
  const postings = await readPostings(database.pool, players);
  const kept = new Map(postings.map((posting) => [`${posting.player_id} ${posting.id}`, posting]));
  await expectBalances(players, replay(postings));
  expectUndoneOnce(postings, kept);
  for (const { asked, answer } of answers) {
    expect(answer.outcome).not.toBe("UNAVAILABLE");
    expectConsistency(history, asked, answer, kept);
  }
}

async function runRounds(
  history: string,
  servers: readonly Ledger[],
  rounds: readonly (readonly { server: 0 | 1; command: Command }[])[],
  tick: () => Date,
) {
  const answers: { asked: Command; answer: PostingResult }[] = [];
  for (const round of rounds) {
    const now = tick();
    const results = await Promise.all(
      round.map(({ server, command }) => send(servers[server]!, history, command, now)),
    );
    results.forEach((answer, index) => {
      answers.push({ asked: round[index]!.command, answer });
    });
  }
  await servers[0]!.expireHolds().catch(() => 0);
  return answers;
}

const runs = process.env.FULL_FAULTS ? 1_000 : process.env.SHORT_PROPERTIES ? 12 : 60;

it(`keeps every invariant over ${runs} random histories on two servers`, { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(histories, (rounds) => runHistory(rounds, () => false)),
    { numRuns: runs },
  );
  expect((await verifyLedger(database.pool)).differences).toEqual([]);
});

it(`keeps every invariant over ${runs} more while connections break`, { timeout: 300_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(histories, fc.infiniteStream(fc.nat(99)), (rounds, luck) =>
      runHistory(rounds, () => luck.next().value === 0),
    ),
    { numRuns: runs },
  );
  expect((await verifyLedger(database.pool)).differences).toEqual([]);
});
