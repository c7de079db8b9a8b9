import { afterAll, beforeAll, expect, it } from "vitest";
import { testClock } from "./clock.ts";
import type { KitHandle } from "./create-kit.ts";
import { daysBefore, defaultRetention, deleteInBatches, deleteOldSessions } from "./retention.ts";
import { openTestKit } from "./testing/test-kit.ts";

const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  handle = await openTestKit({ clock, config: { retention: { ...limits, jobDays: 3 } } });
});
afterAll(() => handle.close());

const limits = { ...defaultRetention, sessionDays: 100, deviceDays: 100 };
const dayMs = 86_400_000;

it("deletes old sessions, but not the newest of a player", async () => {
  const { kit } = handle;
  const open = async (playerId: string) => (await kit.sessions.create({ playerId })).session.id;
  await open("player_returning");
  const lastOfDormant = await open("player_dormant");
  clock.advance(50 * dayMs);
  const second = await open("player_returning");
  clock.advance(60 * dayMs);
  const third = await open("player_returning");
  expect(await deleteOldSessions(kit.db, daysBefore(clock.now(), limits.sessionDays))).toBe(1);
  const rows = await kit.db.query<{ id: string }>("select id from sessions");
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set([lastOfDormant, second, third]));
});

it("deletes more rows than one batch", async () => {
  const { db } = handle.kit;
  await db.query(
    `insert into heard_facts (listener, fact_id, heard_at)
     select 'batches', 'fact_' || n, case when n <= 25 then now() - interval '9 days' else now() end
     from generate_series(1, 30) n`,
  );
  const where = "old.listener = 'batches' and old.heard_at < $1";
  const table = "heard_facts";
  expect(await deleteInBatches(db, { table, where, before: daysBefore(new Date(), 5), limit: 10 })).toBe(25);
  const [left] = await db.query<{ count: number }>("select count(*)::int as count from heard_facts");
  expect(left).toEqual({ count: 5 });
});

it("keeps finished jobs as long as configured, in old queues too", async () => {
  const { db } = handle.kit;
  const rows = await db.query<{ seconds: number }>(
    "select distinct deletion_seconds as seconds from jobs.queue where name like 'kit-%'",
  );
  expect(rows).toEqual([{ seconds: 3 * 86_400 }]);
});
