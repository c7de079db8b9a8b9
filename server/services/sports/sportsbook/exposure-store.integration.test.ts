import type { KitHandle } from "@parlour/server/kit/create-kit";
import { openTestKit } from "@parlour/server/kit/testing/test-kit";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { writeEvent } from "./event-store.ts";
import { readExposures, recordExposures } from "./exposure-store.ts";
import { sampleEvent } from "./testing/index.ts";

let handle: KitHandle;
const migrations = new URL("./migrations/", import.meta.url);
const outcome = { eventId: "match", market: "result", outcome: "home" };
const limit = 100;

beforeAll(async () => {
  handle = await openTestKit({ services: [{ name: "sportsbook", migrations }] });
  await writeEvent(handle.kit.db, { ...sampleEvent(), id: outcome.eventId });
});
beforeEach(() => handle.kit.db.query("delete from sports.exposure"));
afterAll(() => handle.close());

const record = async (liability: number, seen: number) => {
  const { text, values } = recordExposures(
    [{ ...outcome, liability }],
    () => seen,
    () => limit,
  );
  await handle.kit.db.transaction((tx) => tx.query(text, values));
};
const liability = async () => {
  const exposureOf = await readExposures(handle.kit.db, [outcome.eventId]);
  return exposureOf(outcome.eventId, outcome.market, outcome.outcome);
};

test("liability is recorded unless it has risen since it was read and exceeds the limit", async () => {
  await record(60, 0);
  await record(20, 0);
  await expect(record(30, 60)).rejects.toMatchObject({ code: "40001" });
  expect(await liability()).toBe(80);
  // A free bet may exceed the limit, as long as the liability has not risen since the bet was decided.
  await record(30, 80);
  expect(await liability()).toBe(110);
});

test("of many bets decided at once by the same liability, only those within the limit are recorded", async () => {
  const results = await Promise.allSettled(Array.from({ length: 20 }, () => record(30, 0)));
  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await liability()).toBe(90);
});
