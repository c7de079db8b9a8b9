import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import type { RoundView } from "@parlour/contracts/entities/game-round";
import { testClock } from "@parlour/server/kit/clock";
import { neverOverloaded } from "@parlour/server/kit/http/load-monitor";
import { openTestDatabase } from "@parlour/server/kit/testing/test-database";
import type { Seat, WalletReply } from "../server/services/play/seamless-wallet/conformance/studio-client.ts";
import { startStack } from "./start-stack.ts";
import type { TestStack } from "./testing.ts";
import { noCalendars } from "./testing-calendars.ts";
import { createClient, type TestClient } from "./testing-client.ts";
import { authoriseTestOperator } from "./testing-operator.ts";

type Visitor = { playerId: string; cookies: Record<string, string>; session: string };
type Bonus = { id: string; status: string; wageringDone: number; wageringRequired: number };
type Payment = { id: string; amount: number };

/** The data that the players of a release saw when its database was dumped, as recorded next to the dump. */
export type Release = {
  time: string;
  secrets: Record<string, string>;
  /** Every ledger balance, by owner and account, in minor units. */
  accounts: Record<string, Record<string, string>>;
  players: Record<"ada" | "bea" | "cas" | "dan", Visitor>;
  /** The balances of each player as the site showed them. */
  shown: Record<"ada" | "bea" | "cas" | "dan", Record<string, number>>;
  rounds: {
    session: string;
    ended: { bet: Record<string, unknown>; body: RoundView }[];
    mines: RoundView;
    blackjack: RoundView;
  };
  bonus: { session: string; listed: Bonus };
  spins: { session: string; played: RoundView[]; listed: Bonus & { spinsLeft: number } };
  payments: {
    withdrawal: Payment;
    approved: Payment;
    deposit: Payment;
    transfer: { key: string; wish: object; body: object };
    redeemed: { key: string; body: object };
  };
  studio: {
    seat: Seat;
    operations: { operation: string; body: object; answer: WalletReply }[];
    openRound: string;
    /** The id of a bet whose rollback arrived before the bet itself. */
    early: string;
    lateRound: string;
  };
};

const folder = new URL("./fixtures/", import.meta.url);

/**
 * Postpones all jobs. They are due by the database's clock, which is later than the time of the dump, so the sandbox
 * would decide the pending withdrawals before the test reaches them.
 */
const postponeJobs = "update jobs.job set start_after = now() + interval '1 hour' where state = 'created'";

export function readRelease(name: string): Release {
  return JSON.parse(readFileSync(new URL(`${name}.json`, folder), "utf8")) as Release;
}

/** Starts this version on the database of an earlier release, with the clock at the time of the dump. */
export async function startOnRelease(name: string): Promise<TestStack> {
  const release = readRelease(name);
  const dataDir = mkdtempSync(join(tmpdir(), "parlour-upgrade-"));
  const database = await openTestDatabase();
  const close = async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    const dump = gunzipSync(readFileSync(new URL(`${name}.sql.gz`, folder))).toString("utf8");
    // A dump changes settings of its connection, such as the search path, so we reset them afterwards.
    await database.db.pool.query(`${dump}; reset all; ${postponeJobs}`);
    const clock = testClock(new Date(release.time));
    const stack = await startStack({
      env: {
        DATA_DIR: dataDir,
        LOG_LEVEL: "silent",
        ...noCalendars,
        ...(database.url !== undefined && { DATABASE_URL: database.url }),
        ...(process.env.TEST_REDIS_URL !== undefined && { REDIS_URL: process.env.TEST_REDIS_URL }),
        ...release.secrets,
      },
      clock,
      port: 0,
      quiet: true,
      database: { ...database.db, close: async () => {} },
      shell: "none",
      requestsPerSecond: 10_000,
      load: neverOverloaded,
      authoriseOperator: authoriseTestOperator,
    });
    return {
      ...stack,
      clock,
      client: () => createClient(stack.origin),
      async close() {
        await stack.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Creates the client of a browser in which a player was signed in before the upgrade; its session must still
 * work.
 */
export function returningClient(stack: TestStack, { cookies, session }: Visitor): TestClient {
  const client = stack.client();
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  client.session = session;
  return client;
}
