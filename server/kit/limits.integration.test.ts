import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testClock } from "./clock.ts";
import type { Database } from "./database.ts";
import { createLimits, deleteEndedCounters, type Limits } from "./limits.ts";
import { systemRandom } from "./random.ts";
import { openTestKit } from "./testing/test-kit.ts";

const clock = testClock();
let close: () => Promise<void>;
let db: Database;
let limits: Limits;
beforeAll(async () => {
  const handle = await openTestKit({ clock });
  ({ close } = handle);
  ({ db, limits } = handle.kit);
});
afterAll(() => close());

const rule = (extra: { max?: number; blockSeconds?: number } = {}) => ({
  scope: "login-failure",
  key: systemRandom.id("test"),
  max: 3,
  windowSeconds: 900,
  ...extra,
});

describe("a limit", () => {
  it("allows its maximum within the window and returns what is left", async () => {
    const counted = rule();
    const open = { allowed: true, retryAfterSeconds: 0 };
    expect(await limits.hit(counted)).toEqual({ ...open, remaining: 2 });
    clock.advance(300_000);
    expect(await limits.hit(counted)).toEqual({ ...open, remaining: 1 });
    expect(await limits.peek(counted)).toEqual({ ...open, remaining: 1 });
    expect(await limits.hit(counted)).toEqual({ allowed: true, remaining: 0, retryAfterSeconds: 600 });
    expect(await limits.hit(counted)).toEqual({ allowed: false, remaining: 0, retryAfterSeconds: 600 });
    expect(await limits.peek(counted)).toMatchObject({ allowed: false });
    clock.advance(600_000);
    expect(await limits.peek(counted)).toEqual({ ...open, remaining: 3 });
    expect(await limits.hit(counted)).toEqual({ ...open, remaining: 2 });
  });

  it("with a block stays blocked that long after the last allowed hit, whatever is tried meanwhile", async () => {
    const counted = rule({ blockSeconds: 1800 });
    await limits.hit(counted);
    clock.advance(899_000);
    await limits.hit(counted);
    expect(await limits.hit(counted)).toEqual({ allowed: true, remaining: 0, retryAfterSeconds: 1800 });
    clock.advance(1_799_000);
    expect(await limits.hit(counted)).toEqual({ allowed: false, remaining: 0, retryAfterSeconds: 1 });
    clock.advance(1000);
    expect(await limits.hit(counted)).toMatchObject({ allowed: true, remaining: 2 });
  });

  it("of one blocks after the first hit", async () => {
    const counted = rule({ max: 1, blockSeconds: 60 });
    expect(await limits.hit(counted)).toEqual({ allowed: true, remaining: 0, retryAfterSeconds: 60 });
    expect(await limits.hit(counted)).toMatchObject({ allowed: false });
  });

  it("allows no more than its maximum when fifty hits arrive at once on two servers", async () => {
    const counted = rule({ max: 10 });
    const otherServer = createLimits(db, clock);
    const results = await Promise.all(
      Array.from({ length: 50 }, (_, index) => (index % 2 ? limits : otherServer).hit(counted)),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(
      results.filter(({ allowed }) => !allowed).every(({ retryAfterSeconds }) => retryAfterSeconds > 0),
    ).toBe(true);
  });

  it("counts each scope and key separately and can be reset", async () => {
    const counted = rule({ max: 1 });
    await limits.hit(counted);
    expect(await limits.hit({ ...counted, scope: "other" })).toMatchObject({ allowed: true });
    expect(await limits.hit(rule({ max: 1 }))).toMatchObject({ allowed: true });
    await limits.reset(counted);
    expect(await limits.hit(counted)).toMatchObject({ allowed: true });
  });

  it("counts within the caller's transaction when given one", async () => {
    const counted = rule();
    const failing = db.transaction(async (tx) => {
      await limits.hit(counted, tx);
      throw new Error("changed my mind");
    });
    await expect(failing).rejects.toThrow();
    expect(await limits.peek(counted)).toMatchObject({ remaining: 3 });
  });

  it("is deleted once its window is over, and not before", async () => {
    const [ended, running] = [rule(), rule()];
    await limits.hit(ended);
    clock.advance(600_000);
    await limits.hit(running);
    clock.advance(300_000);
    await deleteEndedCounters(db, clock.now());
    const left = await db.query("select key from limit_counters where key = any($1)", [
      [ended.key, running.key],
    ]);
    expect(left).toEqual([{ key: running.key }]);
  });
});

describe("a proof", () => {
  const blocking = () => rule({ blockSeconds: 1_800 });
  const right = async () => true;
  const wrong = async () => false;

  it("counts only when it is wrong, and a right one resets the counter", async () => {
    const counted = blocking();
    expect(await limits.prove(counted, wrong)).toEqual({ right: false, remaining: 2, retryAfterSeconds: 0 });
    expect(await limits.prove(counted, wrong)).toEqual({ right: false, remaining: 1, retryAfterSeconds: 0 });
    expect(await limits.prove(counted, right)).toEqual({ right: true });
    expect(await limits.peek(counted)).toMatchObject({ allowed: true, remaining: 3 });
  });

  it("is blocked after the last wrong one, even when right, until the block ends", async () => {
    const counted = blocking();
    for (let count = 0; count < 2; count++) await limits.prove(counted, wrong);
    const blocked = { right: false, remaining: 0, retryAfterSeconds: 1_800 };
    expect(await limits.prove(counted, wrong)).toEqual(blocked);
    expect(await limits.prove(counted, right)).toEqual(blocked);
    clock.advance(1_800_000);
    expect(await limits.prove(counted, right)).toEqual({ right: true });
  });

  it("waits for others that are being checked on two servers, and is never refused when all are right", async () => {
    const counted = blocking();
    const servers = [createLimits(db, clock), createLimits(db, clock)];
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) => servers[index % 2]!.prove(counted, right)),
    );
    expect(all).toEqual(all.map(() => ({ right: true })));
  });

  it("cannot pass the limit by guessing in parallel on two servers", async () => {
    const counted = blocking();
    const servers = [createLimits(db, clock), createLimits(db, clock)];
    let checked = 0;
    await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        servers[index % 2]!.prove(counted, async () => {
          checked++;
          return false;
        }),
      ),
    );
    expect(checked).toBe(3);
  });

  it("whose check fails is not counted", async () => {
    const counted = blocking();
    const broken = limits.prove(counted, () => Promise.reject(new Error("no connection")));
    await expect(broken).rejects.toThrow("no connection");
    expect(await limits.peek(counted)).toMatchObject({ remaining: 3 });
    expect(await limits.prove(counted, wrong)).toMatchObject({ remaining: 2 });
  });
});
