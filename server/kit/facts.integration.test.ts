import { afterAll, beforeAll, expect, it, vi } from "vitest";
import type { KitHandle } from "./create-kit.ts";
import type { Fact, PublishedFact } from "./facts.ts";
import { openTestKit } from "./testing/test-kit.ts";

let handle: KitHandle;
const received: PublishedFact[] = [];
let failures = 1;
const order: string[] = [];

beforeAll(async () => {
  handle = await openTestKit();
  const { facts, db } = handle.kit;
  await db.query("create table effects (listener text)");
  await facts.subscribe("joins", ["PLAYER_JOINED"], async (fact, tx) => {
    await tx.query("insert into effects values ('joins')");
    if (failures-- > 0) throw new Error("not yet");
    received.push(fact);
  });
  await facts.subscribe("all", ["PLAYER_JOINED", "NEW_DEVICE_LOGIN"], async (_fact, tx) => {
    await tx.query("insert into effects values ('all')");
  });
  await facts.subscribe(
    "prepared",
    ["NEW_DEVICE_LOGIN"],
    async (_fact, _tx, prepared: string) => {
      order.push(`handled with ${prepared}`);
    },
    async ({ playerId }) => {
      // `prepare` uses its own connection, because the transaction that handles this fact is not open yet.
      const [row] = await db.query<{ held: number }>(
        "select count(*)::int as held from heard_facts where listener = 'prepared'",
      );
      order.push(`prepared after ${row!.held} receipts`);
      return `data of ${playerId}`;
    },
  );
  await handle.startFacts();
});
afterAll(() => handle.close());

const publish = (fact: Fact) => handle.kit.db.transaction((tx) => handle.kit.facts.publish(tx, fact));
const joined: Fact = {
  kind: "PLAYER_JOINED",
  playerId: "player_1",
  data: { referral: "P12", address: "127.0.0.1", deviceId: null },
};
const effects = () =>
  handle.kit.db.query<{ listener: string }>("select listener from effects order by listener");

it("is handled once by each subscriber, although one failed half-way", async () => {
  await publish(joined);
  await vi.waitFor(() => expect(received).toHaveLength(1), { timeout: 25_000 });
  expect(received[0]).toMatchObject(joined);
  await vi.waitFor(
    async () => expect(await effects()).toEqual([{ listener: "all" }, { listener: "joins" }]),
    { timeout: 15_000 },
  );
});

it("has no second effect when delivered again", async () => {
  await handle.kit.db.transaction((tx) => handle.kit.jobs.enqueue(tx, "facts", received[0]!));
  await publish({
    kind: "NEW_DEVICE_LOGIN",
    playerId: "player_1",
    data: { device: "Firefox", country: null },
  });
  await vi.waitFor(async () => expect(await effects()).toHaveLength(3), { timeout: 15_000 });
  expect(received).toHaveLength(1);
});

it("lets a subscriber read what it needs before its transaction begins", async () => {
  await vi.waitFor(
    () => expect(order).toEqual(["prepared after 0 receipts", "handled with data of player_1"]),
    { timeout: 15_000 },
  );
});

it("of a transaction that rolls back is never published", async () => {
  const failing = handle.kit.db.transaction(async (tx) => {
    await handle.kit.facts.publish(tx, joined);
    throw new Error("changed my mind");
  });
  await expect(failing).rejects.toThrow("changed my mind");
  expect(
    await handle.kit.db.query("select 1 from jobs.job where name = 'facts' and state = 'created'"),
  ).toEqual([]);
});
