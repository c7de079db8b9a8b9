import type { Operation } from "@parlour/wagering/operation";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { advanceRace } from "../../server/services/racing/racebook/driver.ts";
import { type TestStack, testStack } from "../testing.ts";
import { raceDay, raceDayEnvironment } from "../testing-racing.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", env: raceDayEnvironment });
  await stack.ports.racebook.driver.publish(2);
});
afterAll(() => stack?.close());

it("settles the pools of a race whose fixed-odds bets cannot be settled yet", async () => {
  const day = raceDay(stack);
  const { db } = stack.kit;
  const player = await day.addPunter();
  const { race, runners, pools } = await day.nextRace();
  const { number, interest } = runners[0]!;
  const { poolId } = pools.find(({ type }) => type === "win")!;
  const fixed = { market: "FIXED", raceId: race.raceId, type: "win", runners: [number], stake: 10 };
  const pool = { market: "POOL", poolId, selections: [[[interest]]], stake: 10 };
  for (const body of [fixed, pool]) expect(await day.bet(player, body)).toMatchObject({ status: 201 });
  await day.startRace(race.startsAt);
  stack.clock.advance(8 * 60_000);
  const { racebook } = stack.ports;
  const applyAll = async (operations: readonly Operation[]) =>
    operations.some(({ productId }) => productId === race.raceId)
      ? operations.map(() => answerWith("UNAVAILABLE"))
      : await racebook.wagering.applyAll(operations);
  const wagering = { ...racebook.wagering, applyAll } as typeof racebook.wagering;
  await expect(advanceRace({ ...racebook, wagering }, race.raceId)).rejects.toThrow();
  const isSettled = async (table: string, id: string) =>
    (await db.query<{ at: Date | null }>(`select settled_at as at from ${table} where id = $1`, [id]))[0]!
      .at !== null;
  expect(await isSettled("racing_pools", poolId)).toBe(true);
  expect(await isSettled("racing_races", race.raceId)).toBe(false);
  await advanceRace(racebook, race.raceId);
  expect(await isSettled("racing_races", race.raceId)).toBe(true);
});

it("publishes the next cards although a race cannot be run", async () => {
  const { db } = stack.kit;
  const { race } = await raceDay(stack).nextRace();
  await db.query("update racing_races set card = '{}', starts_at = $2 where id = $1", [
    race.raceId,
    stack.clock.now(),
  ]);
  const countMeetings = async () =>
    (await db.query("select distinct meeting_id, date from racing_races")).length;
  const before = await countMeetings();
  const stop = stack.ports.racebook.driver.run({ isPublishing: true });
  try {
    await vi.waitFor(async () => expect(await countMeetings()).toBeGreaterThan(before), {
      timeout: 20_000,
      interval: 200,
    });
  } finally {
    await stop();
  }
});
