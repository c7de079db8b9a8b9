import { afterAll, beforeAll, expect, it } from "vitest";
import { testClock } from "../../../kit/clock.ts";
import type { KitHandle } from "../../../kit/create-kit.ts";
import { openTestKit } from "../../../kit/testing/test-kit.ts";
import { deleteOldDevices, findDevice, rememberDevice } from "./device-store.ts";

const clock = testClock();
let handle: KitHandle;
beforeAll(async () => {
  const migrations = new URL("migrations/", import.meta.url);
  handle = await openTestKit({ clock, services: [{ name: "login-service", migrations }] });
});
afterAll(() => handle.close());

it("forgets devices by their last use, but never a player's newest", async () => {
  const { db } = handle.kit;
  const remember = (playerId: string, device: string) => rememberDevice(db, playerId, device, clock.now());
  const knows = async (playerId: string, device: string) => (await findDevice(db, playerId, device)).known;
  await remember("player_ann", "laptop");
  await remember("player_ann", "old phone");
  await remember("player_bob", "tablet");
  clock.advance(86_400_000);
  const yesterday = clock.now();
  clock.advance(86_400_000);
  await remember("player_ann", "laptop");
  expect(await deleteOldDevices(db, yesterday)).toBe(1);
  expect(await knows("player_ann", "laptop")).toBe(true);
  expect(await knows("player_ann", "old phone")).toBe(false);
  expect(await knows("player_bob", "tablet")).toBe(true);
});
