import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createKit, type KitHandle } from "./create-kit.ts";
import {
  createPrivateCluster,
  createPrivateStandby,
  findServerPrograms,
  type PrivateCluster,
  type PrivateStandby,
} from "./testing/private-cluster.ts";
import { testConfig } from "./testing/test-config.ts";

const programs = process.env.CLUSTER_TESTS ? findServerPrograms() : undefined;

let primary: PrivateCluster;
let standby: PrivateStandby;
let handle: KitHandle;

beforeAll(async () => {
  if (programs === undefined) return;
  primary = await createPrivateCluster(programs);
  standby = await createPrivateStandby(programs, primary);
  const config = testConfig({
    databaseUrl: primary.url,
    databaseReplicaUrl: standby.url,
    databasePoolSize: 3,
    redisUrl: undefined,
  });
  handle = await createKit({ config });
  await handle.migrate([]);
  await handle.kit.db.query("create table notes (note int)");
}, 120_000);
afterAll(async () => {
  await handle?.close();
  standby?.remove();
  primary?.remove();
});

/** Returns the notes that a read sees, and whether a replica answered it. */
const readNotes = () =>
  handle.kit.reads.upToDate(async (from) => {
    const rows = await from.query<{ note: number; standby: boolean }>(
      "select count(note)::int as note, pg_is_in_recovery() as standby from notes",
    );
    return rows[0]!;
  });
const write = () => handle.kit.db.query("insert into notes values (1)");
const isReplicaRead = async (expected: boolean) =>
  await vi.waitFor(async () => expect((await readNotes()).standby).toBe(expected), {
    timeout: 30_000,
    interval: 200,
  });

test.runIf(programs)(
  "a replica answers and always shows the write before, however far it lags",
  async () => {
    await isReplicaRead(true);
    let answeredByReplica = 0;
    for (let written = 1; written <= 200; written++) {
      await write();
      const { note, standby: isStandby } = await readNotes();
      expect(note).toBe(written);
      if (isStandby) answeredByReplica += 1;
    }
    expect(answeredByReplica).toBeGreaterThan(100);

    const admin = new pg.Client({ connectionString: standby.url });
    await admin.connect();
    await admin.query("select pg_wal_replay_pause()");
    await write();
    // The last write has not reached the replica yet, so the primary answers.
    expect(await readNotes()).toEqual({ note: 201, standby: false });
    // Reports accept some delay, so the replica answers them at first. Once it is too far behind, the primary does.
    await vi.waitFor(
      async () => {
        const [row] = await handle.kit.reads.recent.query<{ count: number }>(
          "select count(*)::int as count from notes",
        );
        expect(row?.count).toBe(201);
      },
      { timeout: 30_000, interval: 500 },
    );
    await admin.query("select pg_wal_replay_resume()");
    await admin.end();
    await isReplicaRead(true);
  },
  120_000,
);

test.runIf(programs)(
  "reads go on while the replica is away, and return to it",
  async () => {
    await isReplicaRead(true);
    const before = (await readNotes()).note;
    standby.stop();
    await write();
    expect(await readNotes()).toEqual({ note: before + 1, standby: false });
    standby.start();
    await isReplicaRead(true);
    expect((await readNotes()).note).toBe(before + 1);
    const text = await handle.kit.metrics.text();
    expect(text).toMatch(/parlour_replica_lag_seconds [\d.]+/);
    expect(text).toMatch(/parlour_replica_reads_total\{source="primary"\} [1-9]/);
  },
  120_000,
);
