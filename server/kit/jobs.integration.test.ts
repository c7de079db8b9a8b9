import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { testClock } from "./clock.ts";
import type { KitHandle } from "./create-kit.ts";
import { createJobs, type EnqueueOptions } from "./jobs.ts";
import { openTestKit } from "./testing/test-kit.ts";

const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  handle = await openTestKit({ clock });
});
afterAll(() => handle.close());

const enqueue = (name: string, data: object, options?: EnqueueOptions) =>
  handle.kit.db.transaction((tx) => handle.kit.jobs.enqueue(tx, name, data, options));

const waiting = (name: string) =>
  handle.kit.db.query<{ data: object }>(
    "select data from jobs.job where name = $1 and state = 'created' order by created_on",
    [name],
  );

describe("a job", () => {
  it("runs once, soon after its transaction commits", async () => {
    const done = vi.fn();
    await handle.kit.jobs.work<{ n: number }>("count", async (data, { attempt }) => done(data.n, attempt));
    await handle.kit.db.transaction(async (tx) => {
      await handle.kit.jobs.enqueue(tx, "count", { n: 1 });
      await handle.kit.jobs.enqueue(tx, "count", { n: 2 });
    });
    // The time limit is shorter than the polling interval, so polling cannot have found the jobs.
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(2), { timeout: 8000 });
    expect(done.mock.calls.sort()).toEqual([
      [1, 1],
      [2, 1],
    ]);
  });

  it("in a large batch does not wait for the next poll", async () => {
    const done = vi.fn();
    await handle.kit.jobs.work<{ n: number }>("crowd", async (data) => done(data.n));
    for (let n = 0; n < 12; n++) await enqueue("crowd", { n });
    await vi.waitFor(() => expect(done).toHaveBeenCalledTimes(12), { timeout: 8000 });
  });

  it("of a transaction that rolls back never runs, even if it was the queue's first", async () => {
    const failing = handle.kit.db.transaction(async (tx) => {
      await handle.kit.jobs.enqueue(tx, "rolled-back", { n: 1 });
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow("changed my mind");
    await enqueue("rolled-back", { n: 2 });
    expect(await waiting("rolled-back")).toEqual([{ data: { n: 2 } }]);
  });

  it("with a key is dropped while another with that key waits", async () => {
    await enqueue("keyed", { n: 1 }, { singletonKey: "a" });
    await enqueue("keyed", { n: 2 }, { singletonKey: "a" });
    await enqueue("keyed", { n: 3 }, { singletonKey: "b" });
    await enqueue("keyed", { n: 4 });
    await enqueue("keyed", { n: 5 });
    const numbers = (await waiting("keyed")).map(({ data }) => (data as { n: number }).n);
    expect(numbers).toEqual([1, 3, 4, 5]);
  });

  it("that fails is retried", async () => {
    const attempts: number[] = [];
    await handle.kit.jobs.work("flaky", async (_data, { attempt }) => {
      attempts.push(attempt);
      if (attempt < 2) throw new Error("not yet");
    });
    await enqueue("flaky", {});
    await vi.waitFor(() => expect(attempts).toEqual([1, 2]), { timeout: 40_000 });
  });

  it("of a server that has died runs again on another server", async () => {
    await enqueue("orphan", {});
    // Creates the state that a server leaves behind when it is killed while it runs a job.
    await handle.kit.db.query(
      `update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '31 s'
       where name = 'orphan'`,
    );
    const { db, log } = handle.kit;
    const other = createJobs({ db, clock, log, keepDays: 1, rescueSeconds: 1 });
    await other.start();
    try {
      const attempts: number[] = [];
      await other.jobs.work("orphan", async (_data, { attempt }) => {
        attempts.push(attempt);
      });
      await vi.waitFor(() => expect(attempts).toEqual([2]), { timeout: 60_000 });
    } finally {
      await other.jobs.stop();
    }
  });

  it("with a delay waits, by the kit's clock", async () => {
    const done = vi.fn();
    await handle.kit.jobs.work("later", done);
    await enqueue("later", { n: 1 }, { startAfter: new Date(clock.now().getTime() + 3_600_000) });
    await enqueue("later", { n: 2 }, { startAfter: clock.now() });
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 40_000 });
    await sleep(100);
    expect(done).toHaveBeenCalledTimes(1);
    expect(done.mock.calls[0]![0]).toEqual({ n: 2 });
    const [due] = await handle.kit.db.query<{ seconds: string }>(
      "select extract(epoch from start_after - now()) as seconds from jobs.job where name = 'later' and state = 'created'",
    );
    expect(Math.abs(Number(due!.seconds) - 3600)).toBeLessThan(60);
  });

  it("can enqueue jobs and use transactions", async () => {
    const done = vi.fn();
    await handle.kit.jobs.work("second", async (data) => done(data));
    await handle.kit.jobs.work("first", () => enqueue("second", { from: "first" }));
    await enqueue("first", {});
    await vi.waitFor(() => expect(done).toHaveBeenCalledWith({ from: "first" }), { timeout: 40_000 });
  });

  it("can be scheduled, once for all servers", async () => {
    await handle.kit.jobs.schedule("nightly", "0 3 * * *");
    await handle.kit.jobs.schedule("nightly", "30 3 * * *");
    const schedules = await handle.kit.db.query(
      "select cron, timezone from jobs.schedule where name = 'nightly'",
    );
    expect(schedules).toEqual([{ cron: "30 3 * * *", timezone: "UTC" }]);
  });
});

it("in progress finishes before the stop", async () => {
  const own = await openTestKit();
  const steps: string[] = [];
  await own.kit.jobs.work("slow", async () => {
    steps.push("begun");
    await sleep(300);
    steps.push("done");
  });
  await own.kit.db.transaction((tx) => own.kit.jobs.enqueue(tx, "slow", {}));
  await vi.waitFor(() => expect(steps).toEqual(["begun"]), { timeout: 40_000 });
  await own.close();
  expect(steps).toEqual(["begun", "done"]);
});
