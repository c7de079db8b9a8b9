import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openDatabase } from "@parlour/server/kit/database";
import { StartupError } from "@parlour/server/kit/startup-error";
import {
  createPrivateCluster,
  findServerPrograms,
  type PrivateCluster,
} from "@parlour/server/kit/testing/private-cluster";
import { sportsFeedProviders } from "@parlour/server/services/sports/sports-feed";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { answersAfter, expectBooksToMatch, underLoad as runUnderLoad } from "../testing-books.ts";
import { noCalendars } from "../testing-calendars.ts";
import { createJournal, type Journal } from "../testing-journal.ts";
import { racingBets, sportsBets } from "../testing-journal-bets.ts";
import { pokerHands } from "../testing-journal-poker.ts";
import { liveTableBets } from "../testing-journal-tables.ts";
import { type Killable, startProcess } from "../testing-killable.ts";
import type { Payer } from "../testing-killed-process.ts";

/**
 * Breaks a private database and its servers under mixed load, while every player keeps a journal of the
 * responses. `npm run test:faults` runs all of these tests; the services suite runs only the quick ones.
 */
const isFull = process.env.DATABASE_FAULTS !== undefined;
const programs = isFull || process.env.TEST_DATABASE_URL ? findServerPrograms() : undefined;
if (isFull && !programs) process.stderr.write("No PostgreSQL programs here: the fault suite is skipped.\n");
const payersCount = 12;
/** The servers and the journal get this secret, so that the players also make deposits; see `createJournal`. */
const providerSecret = "secret-of-the-payment-provider-in-fault-tests";

describe.runIf(programs)("under mixed load", () => {
  let cluster: PrivateCluster;
  let env: Record<string, string>;
  let servers: Killable[] = [];
  let payers: Payer[];
  let journal: Journal;
  const cleanUps: (() => unknown)[] = [];

  beforeAll(async () => {
    cluster = await createPrivateCluster(programs!);
    cleanUps.push(() => cluster.remove());
    const dataDir = mkdtempSync(join(tmpdir(), "parlour-faults-"));
    cleanUps.push(() => rmSync(dataDir, { recursive: true, force: true }));
    env = {
      DATA_DIR: dataDir,
      DATABASE_URL: cluster.url,
      DATABASE_WAIT_SECONDS: "60",
      PROVIDER_SECRET: providerSecret,
      ...noCalendars,
      // Races are published by the calendar; the test starts and ends those that its players bet on.
      RACING_CALENDAR: "on",
      SHARED_ROUND_PACE: "10",
    };
    servers = [await startProcess(cleanUps, env)];
    servers.push(await startProcess(cleanUps, env));
    const { origin } = servers[0]!;
    const made = await fetch(`${origin}/testing/payers/${payersCount}`, {
      method: "POST",
      headers: { origin },
    });
    payers = (await made.json()) as Payer[];
    const database = await openDatabase({ url: cluster.url });
    cleanUps.push(() => database.close());
    await sportsFeedProviders.add(database, { id: "faults", name: "Faults" });
    journal = createJournal(
      payers,
      () => {
        const running = servers.filter((server) => !server.hasEnded());
        return running[Math.floor(Math.random() * running.length)]!.origin;
      },
      providerSecret,
      [sportsBets(providerSecret), racingBets(database), liveTableBets(), pokerHands(database)],
    );
  }, 300_000);
  afterAll(async () => {
    process.stdout.write(
      `acknowledged in the journal: ${JSON.stringify(Object.fromEntries(journal.answers.byAction))}\n`,
    );
    for (const cleanUp of cleanUps.reverse()) await cleanUp();
  });
  afterEach(async () => {
    expect(servers.map((server) => server.hasEnded())).toEqual(servers.map(() => false));
    expect(journal.answers.broken).toEqual([]);
    await expectBooksToMatch(cluster.url, journal);
  });

  const underLoad = (fault: () => Promise<void>) => runUnderLoad(journal, fault);

  test("a database restart stops no server, and responses stay true", { timeout: 300_000 }, async () => {
    await underLoad(async () => {
      for (let restart = 0; restart < (isFull ? 4 : 1); restart++) {
        cluster.stop();
        await sleep(200 + Math.random() * 1_500);
        cluster.start();
        await answersAfter(journal, 50);
      }
    });
  });

  test("terminated backends stop no server, whatever their state", { timeout: 300_000 }, async () => {
    await underLoad(async () => {
      for (let round = 0; round < (isFull ? 10 : 2); round++) {
        for (const state of ["active", "idle in transaction", "idle"]) {
          await terminate(cluster.url, state);
          await sleep(100);
        }
        await answersAfter(journal, 20);
      }
    });
  });

  test("a start waits for the database", { timeout: 300_000 }, async () => {
    cluster.stop();
    const starting = startProcess(cleanUps, env);
    await sleep(2_000);
    cluster.start();
    const late = await starting;
    expect((await fetch(`${late.origin}/readyz`)).status).toBe(200);
    await late.kill();
  });

  test("without the database, calls are refused with 503 at once", { timeout: 120_000 }, async () => {
    const { origin } = servers[0]!;
    const balances = `${origin}/services/wallet-gateway/v1/profiles/${payers[0]!.handle}/balances`;
    cluster.stop();
    try {
      await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 20_000 }).toBe(503);
      const startedMs = performance.now();
      const refused = await fetch(balances, { headers: { cookie: payers[0]!.cookie } });
      expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "2"]);
      expect(performance.now() - startedMs).toBeLessThan(1_000);
      expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    } finally {
      cluster.start();
    }
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status, { timeout: 20_000 }).toBe(200);
  });

  const killedCalls = {
    transfer: {
      path: "transfers",
      body: () => ({ recipient: payers[1]!.nickname, amount: 10, currency: "USD", pinCode: "2580" }),
      cashMinor: [-1_000, 1_000],
    },
    // The money arrives only with the provider's message, which this test does not send.
    deposit: {
      path: "deposits",
      body: () => ({ method: "BANK", amount: 50, currency: "USD" }),
      cashMinor: [0, 0],
    },
    withdrawal: {
      path: "withdrawals",
      body: () => ({
        method: "CBT",
        amount: 20,
        currency: "USD",
        target: payers[0]!.linked,
        pinCode: "2580",
      }),
      cashMinor: [-2_000, 0],
    },
  } as const;

  test.each(Object.entries(killedCalls))(
    "Reliability: a retried %s succeeds within 5 s of a kill",
    { timeout: 120_000 },
    async (_name, call) => {
      const keeper = journal.keepers[0]!;
      const key = randomUUID();
      const database = await openDatabase({ url: cluster.url });
      // The test recreates the idempotency claim that a server leaves behind if it dies while handling a
      // request.
      const listServers = async () =>
        (await database.query<{ server_id: string }>("select server_id from server_heartbeats")).map(
          (row) => row.server_id,
        );
      const others = new Set(await listServers());
      const victim = await startProcess(cleanUps, env);
      const serverId = (await listServers()).find((id) => !others.has(id));
      expect(serverId).toBeDefined();
      const body = call.body();
      const path = `/services/payment/profiles/${keeper.payer.handle}/${call.path}`;
      const first = await journal.ask(keeper, { method: "POST", path, body, key });
      expect(first.status).toBe(201);
      for (const [index, changeMinor] of call.cashMinor.entries())
        journal.keepers[index]!.cashMinor += changeMinor;
      await victim.kill();
      await database.query(
        `update idempotency_keys set answer_status = null, answer_body = null, claimed_by = $2,
         claimed_at = now() where key = $1`,
        [key, serverId],
      );
      const startedMs = performance.now();
      const again = await journal.ask(keeper, { method: "POST", path, body, key });
      expect(again).toEqual(first);
      expect(performance.now() - startedMs).toBeLessThan(5_000);
      await database.close();
    },
  );

  test("a rolling restart resets no request", { timeout: 120_000 }, async () => {
    const noAnswers = () => journal.answers.byStatus.get(0) ?? 0;
    const before = noAnswers();
    await underLoad(async () => {
      const [leaving] = servers;
      const joining = await startProcess(cleanUps, env);
      servers = [joining, servers[1]!];
      leaving!.signal("SIGTERM");
      expect(await leaving!.ended).toBe(0);
    });
    expect(noAnswers() - before).toBe(0);
  });

  test.runIf(isFull)("a server paused for 36 s continues afterwards", { timeout: 300_000 }, async () => {
    await underLoad(async () => {
      servers[0]!.signal("SIGSTOP");
      await sleep(36_000);
      servers[0]!.signal("SIGCONT");
      await sleep(2_000);
    });
  });

  test.runIf(isFull)(
    "a database frozen for 45 s costs no server and no money",
    {
      timeout: 300_000,
    },
    async () => {
      await underLoad(async () => {
        cluster.freeze();
        await sleep(45_000);
        cluster.thaw();
      });
    },
  );
});

test.runIf(isFull && programs)("a standby database is reported in one sentence", async () => {
  const cluster = await createPrivateCluster(programs!);
  try {
    cluster.becomeStandby();
    const error = await openDatabase({ url: cluster.url }).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(StartupError);
    expect((error as Error).message).toMatch(/is a standby, [^\n]+must name the primary\.$/);
  } finally {
    cluster.remove();
  }
});

async function terminate(url: string, state: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name like 'parlour%' and state = $1`,
    [state],
  );
  await client.end();
}
