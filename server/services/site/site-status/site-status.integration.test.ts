import { getDeposit } from "@parlour/contracts/calls/money/payment/get-deposit";
import { startRound } from "@parlour/contracts/calls/play/games/start-round";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testClock } from "../../../kit/clock.ts";
import type { KitHandle } from "../../../kit/create-kit.ts";
import { createMetrics } from "../../../kit/metrics.ts";
import { openTestKit } from "../../../kit/testing/test-kit.ts";
import { areaChecker } from "./check-areas.ts";
import { siteStatusService } from "./index.ts";
import { readStatus } from "./status-store.ts";

const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  handle = await openTestKit({ clock, services: [siteStatusService] });
});
afterAll(() => handle?.close());

function addServer(serverId: string) {
  const { db } = handle.kit;
  const metrics = createMetrics();
  const check = areaChecker({ db, clock, metrics, heartbeat: { ...handle.kit.heartbeat, serverId } });
  const answer = (call: string, status: number, count: number) => {
    for (let n = 0; n < count; n++) metrics.observeCall({ call, status, durationSeconds: 0.01 });
  };
  return { check, answer };
}

const find = async (area: string) => (await readStatus(handle.kit.db)).areas.find((one) => one.area === area);
const passSeconds = (seconds: number) => clock.advance(seconds * 1_000);

test("areas follow what all servers answer, each with the time since when", async () => {
  const [one, other] = [addServer("server_one"), addServer("server_other")];
  const startedAt = clock.now().toISOString();
  await one.check();
  expect((await readStatus(handle.kit.db)).areas.map(({ area, state }) => `${area} ${state}`)).toEqual([
    "account AVAILABLE",
    "payments AVAILABLE",
    "casino AVAILABLE",
    "sports AVAILABLE",
    "racing AVAILABLE",
    "poker AVAILABLE",
  ]);

  passSeconds(30);
  one.answer(startRound.name, 201, 90);
  one.answer(startRound.name, 422, 10);
  other.answer(startRound.name, 503, 20);
  other.answer(getDeposit.name, 500, 10);
  await one.check();
  expect(await find("casino")).toMatchObject({ state: "AVAILABLE" });
  passSeconds(1);
  const failedAt = clock.now().toISOString();
  await other.check();
  expect(await find("casino")).toEqual({ area: "casino", state: "LIMITED", since: failedAt });
  expect(await find("payments")).toEqual({ area: "payments", state: "UNAVAILABLE", since: failedAt });
  expect(await find("poker")).toEqual({ area: "poker", state: "AVAILABLE", since: startedAt });

  // The state and the time of its last change stay the same until the failures are older than three minutes.
  passSeconds(120);
  await one.check();
  expect(await find("payments")).toMatchObject({ state: "UNAVAILABLE", since: failedAt });
  passSeconds(90);
  await other.check();
  expect(await find("payments")).toMatchObject({ state: "AVAILABLE", since: clock.now().toISOString() });
  expect(await find("casino")).toMatchObject({ state: "AVAILABLE" });
  expect((await readStatus(handle.kit.db)).checkedAt).toBe(clock.now().toISOString());
});
