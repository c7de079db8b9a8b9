import { acknowledgeAllNotifications } from "@parlour/contracts/calls/site/notifications/acknowledge-all-notifications";
import { acknowledgeNotification } from "@parlour/contracts/calls/site/notifications/acknowledge-notification";
import { deleteNotification } from "@parlour/contracts/calls/site/notifications/delete-notification";
import { getNotificationPreferences } from "@parlour/contracts/calls/site/notifications/get-notification-preferences";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { restoreNotification } from "@parlour/contracts/calls/site/notifications/restore-notification";
import { setNotificationPreference } from "@parlour/contracts/calls/site/notifications/set-notification-preference";
import { listOutbox } from "@parlour/contracts/calls/site/sandbox/list-outbox";
import type { Fact } from "@parlour/server/kit/facts";
import { playerTopic } from "@parlour/server/kit/player-events";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPlayer, signIn } from "../testing-people.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack.close());

async function addReader(change: Parameters<typeof addPlayer>[1] = {}) {
  const player = await addPlayer(stack, change);
  const client = stack.client();
  await signIn(client, player);
  return { player, client };
}

const publish = (fact: Fact) => stack.kit.db.transaction((tx) => stack.kit.facts.publish(tx, fact));

const publishDeposit = (playerId: string, amountMinor: string, currency = "USD") =>
  publish({
    kind: "DEPOSIT_COMPLETED",
    playerId,
    data: { depositId: "d", method: "CARD", isFirst: false, currency, amountMinor },
  });

async function inboxOf(client: TestClient, query: Record<string, string> = {}) {
  return (await client.call(listNotifications, { query })).body;
}

/** Waits for the inbox, because facts are delivered asynchronously. */
async function waitFor(client: TestClient, count: number) {
  return await vi.waitFor(
    async () => {
      const inbox = await inboxOf(client);
      expect(inbox.notifications).toHaveLength(count);
      return inbox;
    },
    { timeout: 15_000, interval: 50 },
  );
}

const lettersTo = async (client: TestClient, to: string) =>
  (await client.call(listOutbox, { query: { to } })).body;

it("a fact becomes one message in the page's language and one e-mail in the player's", async () => {
  const { client, player } = await addReader({ language: "fr" });
  const received: unknown[] = [];
  const stop = await stack.kit.bus.subscribe(playerTopic(player.id), (name) => received.push(name));
  await publishDeposit(player.id, "123456");
  const inbox = await waitFor(client, 1);
  expect(inbox.unread).toBe(1);
  expect(inbox.notifications[0]).toMatchObject({
    topic: "MONEY",
    title: "Dépôt reçu",
    link: "/account/history",
    acknowledged: false,
    deleted: false,
  });
  expect(inbox.notifications[0]!.text).toMatch(/^1.234,56.\$/);
  const inChinese = await inboxOf(client, { language: "zh" });
  expect(inChinese.notifications[0]!.title).toBe("存款已到账");
  const letters = await lettersTo(client, player.email);
  expect(letters.map(({ subject }) => subject)).toEqual(["Dépôt reçu"]);
  expect(letters[0]!.text).toMatch(/^Bonjour Rosalind,\n\n1.234,56/);
  await vi.waitFor(() => expect(received).toContain("notifications"), { timeout: 15_000 });
  await stop();
});

it("messages are marked as read one by one or up to the newest seen, deleted and restored", async () => {
  const { client, player } = await addReader();
  for (const amount of ["100", "200", "300"]) {
    stack.clock.advance(1_000);
    await publishDeposit(player.id, amount);
  }
  const { notifications, unread } = await waitFor(client, 3);
  expect(unread).toBe(3);
  const [third, second, first] = notifications.map(({ id }) => id);
  const read = await client.call(acknowledgeNotification, { params: { id: first! } });
  expect(read.body).toMatchObject({ id: first, acknowledged: true });
  // Messages that arrive while the player reads older ones stay unread.
  const upTo = await client.call(acknowledgeAllNotifications, { body: { newest: second! } });
  expect(upTo.body).toEqual({ unread: 1 });
  const gone = await client.call(deleteNotification, { params: { id: third! } });
  expect(gone.body).toMatchObject({ deleted: true, acknowledged: false });
  expect(await inboxOf(client)).toMatchObject({ unread: 0, notifications: [{ id: second }, { id: first }] });
  await client.call(restoreNotification, { params: { id: third! } });
  expect(await inboxOf(client)).toMatchObject({ unread: 1, nextCursor: null });
  expect((await inboxOf(client)).notifications.map(({ id }) => id)).toEqual([third, second, first]);
});

it("a player cannot read or change another player's messages", async () => {
  const { client, player } = await addReader();
  const other = await addReader();
  await publishDeposit(player.id, "100");
  const { id } = (await waitFor(client, 1)).notifications[0]!;
  for (const call of [acknowledgeNotification, deleteNotification, restoreNotification]) {
    expect((await other.client.call(call, { params: { id } })).status).toBe(404);
  }
  const all = await other.client.call(acknowledgeAllNotifications, { body: { newest: id } });
  expect(all.status).toBe(404);
  expect((await inboxOf(other.client)).notifications).toEqual([]);
  expect((await inboxOf(client)).unread).toBe(1);
});

it("a long inbox is paged, and the unread count covers all of it", async () => {
  const { client, player } = await addReader();
  for (let number = 1; number <= 25; number++) {
    stack.clock.advance(1_000);
    await publishDeposit(player.id, String(number));
  }
  await vi.waitFor(async () => expect((await inboxOf(client)).unread).toBe(25), { timeout: 20_000 });
  const first = await inboxOf(client);
  expect(first.notifications).toHaveLength(20);
  const rest = await inboxOf(client, { cursor: first.nextCursor! });
  expect(rest.notifications).toHaveLength(5);
  expect(rest.nextCursor).toBeNull();
  const ids = [...first.notifications, ...rest.notifications].map(({ id }) => id);
  expect(new Set(ids).size).toBe(25);
});

it("disabled topics are not sent; money and security always are", async () => {
  const { client, player } = await addReader();
  const { body } = await client.call(getNotificationPreferences);
  expect(body.topics.filter(({ fixed }) => fixed).map(({ topic }) => topic)).toEqual([
    "MONEY",
    "SECURITY",
    "SERVICE",
  ]);
  const choose = (topic: string, onSite: boolean, email: boolean) =>
    client.call(setNotificationPreference, { body: { topic, onSite, email } });
  for (const topic of ["MONEY", "SECURITY", "SERVICE"]) {
    expect((await choose(topic, false, false)).status).toBe(422);
  }
  await choose("LOYALTY", true, false);
  await choose("BONUS", false, true);
  const money = { currency: "USD", amountMinor: "500" };
  await publish({
    kind: "TIER_CHANGED",
    playerId: player.id,
    data: { from: "Starter", to: "Silver", isUp: true },
  });
  const bonus = { ...money, bonusId: "b", name: "Welcome bonus" };
  await publish({ kind: "BONUS_GRANTED", playerId: player.id, data: bonus });
  await publish({
    kind: "NEW_DEVICE_LOGIN",
    playerId: player.id,
    data: { device: "Firefox", country: null },
  });
  const inbox = await waitFor(client, 2);
  await vi.waitFor(async () => expect(await lettersTo(client, player.email)).toHaveLength(2), {
    timeout: 15_000,
  });
  expect(inbox.notifications.map(({ topic }) => topic).toSorted()).toEqual(["LOYALTY", "SECURITY"]);
  const subjects = (await lettersTo(client, player.email)).map(({ subject }) => subject).toSorted();
  expect(subjects).toEqual(["Login from a new device", "New bonus: Welcome bonus"]);
});

it("a self-excluded player gets messages about money, and none about bonuses", async () => {
  const { client, player } = await addReader();
  await stack.kit.db.query("update players set status = 'SELF_EXCLUDED' where id = $1", [player.id]);
  const bonus = { currency: "USD", amountMinor: "500", bonusId: "b", name: "Come back" };
  await publish({ kind: "BONUS_GRANTED", playerId: player.id, data: bonus });
  await publishDeposit(player.id, "100");
  const { notifications } = await waitFor(client, 1);
  expect(notifications[0]).toMatchObject({ topic: "MONEY" });
  expect(await lettersTo(client, player.email)).toHaveLength(1);
});

it("the demo account has unread messages", async () => {
  const client = stack.client();
  await signIn(client, { username: "demo@parlour.example", password: "Parlour-demo-1" });
  const { unread, notifications } = await inboxOf(client);
  expect(unread).toBeGreaterThan(0);
  expect(notifications.length).toBeGreaterThan(unread);
});
