import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import { changeWebhookState } from "@parlour/contracts/calls/office/webhooks/change-webhook-state";
import { issueWebhookSecret } from "@parlour/contracts/calls/office/webhooks/issue-webhook-secret";
import { listWebhookDeliveries } from "@parlour/contracts/calls/office/webhooks/list-webhook-deliveries";
import { listWebhooks } from "@parlour/contracts/calls/office/webhooks/list-webhooks";
import { replayWebhook } from "@parlour/contracts/calls/office/webhooks/replay-webhook";
import { testWebhook } from "@parlour/contracts/calls/office/webhooks/test-webhook";
import type { WebhookDelivery } from "@parlour/contracts/entities/webhook";
import { deliver } from "@parlour/server/services/office/webhooks";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import {
  actAsOperator,
  addOperatorAccount,
  agree,
  agreeOnRule,
  authoriseTestOperator,
} from "../testing-operator.ts";
import { isSignedWith, startPartner } from "../testing-partners.ts";

let stack: TestStack;
let ada: TestClient;
let bo: TestClient;
let count = 0;
const partners: { close(): void }[] = [];
const patience = { timeout: 20_000, interval: 50 };

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  ada = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  bo = actAsOperator(stack.client(), "bo", ["ADMIN"]);
  // The seed's deposits are published in the background; a webhook that is added before this has finished would receive
  // them.
  await vi.waitFor(async () => {
    const [left] = await stack.kit.db.query<{ count: number }>(
      "select count(*)::int as count from jobs.job where name like 'facts%' and state < 'completed'",
    );
    expect(left!.count).toBe(0);
  }, patience);
});
afterAll(async () => {
  for (const partner of partners) partner.close();
  await stack.close();
});

const reason = "because";
const find = async (name: string) =>
  (await ada.call(listWebhooks)).body.items.find((one) => one.name === name)!;

/** Adds an enabled webhook whose partner answers on loopback. */
async function addWebhook(events: readonly string[] = ["deposit.completed"]) {
  const partner = await startPartner();
  partners.push(partner);
  const name = `Hook ${++count}`;
  expect((await agree(ada, bo, "WEBHOOK", { name, url: partner.url, events })).status).toBe(200);
  const { id, state } = await find(name);
  expect(state).toBe("READY");
  const params = { webhookId: id };
  const { secret } = (await ada.call(issueWebhookSecret, { params, body: { reason } })).body;
  return { id, name, params, secret, partner };
}

const publishDeposit = (depositId: string) =>
  stack.kit.db.transaction((tx) =>
    stack.kit.facts.publish(tx, {
      kind: "DEPOSIT_COMPLETED",
      playerId: "player_demo",
      data: { depositId, method: "CARD", isFirst: false, currency: "USD", amountMinor: "2500" },
    }),
  );
const deliveriesOf = async (webhookId: string): Promise<WebhookDelivery[]> =>
  (await ada.call(listWebhookDeliveries, { params: { webhookId } })).body.items;
/** Makes the next delivery attempt now, as the job does when the attempt is due. */
const attempt = (delivery: Pick<WebhookDelivery, "id" | "attempts">) =>
  deliver(stack.kit, { number: delivery.id, attempts: delivery.attempts });
const waitForAttempt = (webhookId: string) =>
  vi.waitFor(async () => {
    const [delivery] = await deliveriesOf(webhookId);
    if (delivery === undefined || delivery.attempts === 0) throw new Error("nothing was attempted");
    return delivery;
  }, patience);

describe("a webhook", () => {
  test("receives the events it is for, signed, with no more than they need", async () => {
    const { id, partner, secret } = await addWebhook();
    await publishDeposit("deposit-1");
    await stack.kit.db.transaction((tx) =>
      stack.kit.facts.publish(tx, { kind: "PLAYER_CHANGED", playerId: "player_demo", data: {} }),
    );
    const delivery = await waitForAttempt(id);
    expect(delivery).toMatchObject({ event: "deposit.completed", state: "DELIVERED", answerStatus: 204 });
    const [event] = partner.received;
    expect(event?.body).toMatchObject({
      id: delivery.eventId,
      type: "deposit.completed",
      data: { playerId: "player_demo", depositId: "deposit-1", amount: 25, currency: "USD" },
    });
    expect(event?.headers["webhook-id"]).toBe(delivery.eventId);
    expect(isSignedWith(secret, event!)).toBe(true);
    expect(isSignedWith("whsec_b3RoZXI=", event!)).toBe(false);
    expect(partner.received.map(({ body }) => body.type)).toEqual(["deposit.completed"]);
  });

  test("is signed with both secrets for a day after a rotation", async () => {
    const { params, secret, partner } = await addWebhook();
    expect((await agree(ada, bo, "WEBHOOK_SECRET", params)).status).toBe(200);
    const next = (await ada.call(issueWebhookSecret, { params, body: { reason } })).body.secret;
    expect((await ada.call(testWebhook, { params, body: {} })).body).toMatchObject({ state: "DELIVERED" });
    expect([secret, next].map((one) => isSignedWith(one, partner.received.at(-1)!))).toEqual([true, true]);
    stack.clock.advance(24 * 3_600_000 + 1);
    await ada.call(testWebhook, { params, body: {} });
    expect([secret, next].map((one) => isSignedWith(one, partner.received.at(-1)!))).toEqual([false, true]);
    const [stored] = await stack.kit.db.query<{ rows: string }>(
      "select json_agg(w)::text as rows from webhooks w",
    );
    expect(stored!.rows).not.toContain(next);
  });

  test("needs two administrators, also for a change of its address", async () => {
    const data = { name: "Own", url: "https://partner.example/hook", events: ["player.registered"] };
    expect((await agree(ada, ada, "WEBHOOK", data)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
    const { id, name } = await addWebhook();
    const { version } = await find(name);
    const change = { ...data, name: "Moved", change: { id, version } };
    expect((await agree(ada, bo, "WEBHOOK", change)).status).toBe(200);
    expect(await find("Moved")).toMatchObject({ id, url: data.url, version: version + 1, approvedBy: "bo" });
    expect((await agree(ada, bo, "WEBHOOK", change)).status).toBe(409);
  });

  test("gets a new secret only after two administrators have agreed, within a day and from the proposer", async () => {
    const { params, name } = await addWebhook();
    const issue = (by = ada) => by.call(issueWebhookSecret, { params, body: { reason } });
    const refused = { status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } };
    expect(await issue()).toMatchObject(refused);
    const own = await agree(ada, ada, "WEBHOOK_SECRET", params);
    expect(own).toMatchObject({ body: { errorCode: "OWN_PROPOSAL" } });
    expect((await agree(ada, bo, "WEBHOOK_SECRET", params)).status).toBe(200);
    expect(await issue(bo)).toMatchObject(refused);
    expect((await find(name)).newSecret).toMatchObject({ collector: { name: "ada" } });
    const issued = await issue();
    expect([issued.status, issued.body.webhook.newSecret]).toEqual([201, null]);
    expect(await issue()).toMatchObject(refused);

    expect((await agree(ada, bo, "WEBHOOK_SECRET", params)).status).toBe(200);
    stack.clock.advance(24 * 3_600_000);
    expect(await issue()).toMatchObject(refused);
    await agreeOnRule(stack, "WEBHOOK_SECRET", { when: "NEVER" });
    expect((await issue(bo)).status).toBe(201);
    await agreeOnRule(stack, "WEBHOOK_SECRET", { when: "ALWAYS" });
  });

  test("gives its secrets to active administrators only", async () => {
    const { params, name } = await addWebhook();
    const operatorId = await addOperatorAccount(stack, "cy");
    const cy = actAsOperator(stack.client(), "cy", ["ADMIN"]);
    expect((await agree(cy, bo, "WEBHOOK_SECRET", params)).status).toBe(200);
    expect((await find(name)).newSecret).toMatchObject({ collector: { id: operatorId } });
    const body = { action: "DISABLE" as const, reason: "Left the company" };
    expect((await ada.call(changeOperatorAccess, { params: { id: operatorId }, body })).status).toBe(200);
    expect((await find(name)).newSecret).toBeNull();
    const refused = { body: { errorCode: "PROPOSAL_REFUSED" } };
    expect(await agree(cy, bo, "WEBHOOK_SECRET", params)).toMatchObject(refused);
    const orphan = { name: "Orphan", url: "https://partner.example/hook", events: ["player.registered"] };
    expect(await agree(cy, bo, "WEBHOOK", orphan)).toMatchObject(refused);
  });

  test.each([
    "http://10.0.0.1/",
    "https://169.254.169.254/latest",
    "https://user:word@partner.example/",
    "ftp://x.example/",
  ])("cannot be at %s", async (url) => {
    const data = { name: "Inside", url, events: ["player.registered"] };
    expect((await agree(ada, bo, "WEBHOOK", data)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  });
});

describe("a delivery that fails", () => {
  test("is attempted again later, and one that arrives then is not sent a third time", async () => {
    const { id, partner } = await addWebhook();
    partner.status = 500;
    await publishDeposit("deposit-2");
    const failed = await waitForAttempt(id);
    expect(failed).toMatchObject({ state: "WAITING", fault: "STATUS", answerStatus: 500, attempts: 1 });
    expect(Date.parse(failed.nextAt!)).toBe(stack.clock.now().getTime() + 5_000);
    partner.status = 200;
    await attempt(failed);
    await attempt(failed);
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: "DELIVERED", attempts: 2, nextAt: null });
    expect(partner.received).toHaveLength(2);
    const [first, second] = partner.received;
    expect(first?.headers["webhook-id"]).toBe(second?.headers["webhook-id"]);
  });

  test("disables the webhook after its last attempt and alerts operators; a replay sends it", async () => {
    const { id, name, params, partner } = await addWebhook();
    partner.status = 503;
    await publishDeposit("deposit-3");
    await waitForAttempt(id);
    for (let tries = 1; tries < 9; tries++) {
      stack.clock.advance(16 * 3_600_000);
      await attempt((await deliveriesOf(id))[0]!);
    }
    expect((await deliveriesOf(id))[0]).toMatchObject({ state: "FAILED", attempts: 9, nextAt: null });
    expect(await find(name)).toMatchObject({ state: "DISABLED", isBroken: true });
    const alerts = (await ada.call(listAlerts)).body.items;
    expect(alerts.find(({ kind }) => kind === "BROKEN_WEBHOOKS")?.count).toBe(1);

    const [delivery] = await deliveriesOf(id);
    const again = { deliveryId: delivery!.id, reason };
    expect((await ada.call(replayWebhook, { params, body: again })).status).toBe(409);
    await ada.call(changeWebhookState, { params, body: { state: "ENABLED", reason } });
    partner.status = 200;
    expect((await ada.call(replayWebhook, { params, body: again })).body).toEqual({ deliveries: 1 });
    await vi.waitFor(async () => {
      expect((await deliveriesOf(id))[0]).toMatchObject({ state: "DELIVERED", attempts: 10 });
    }, patience);
    const after = (await ada.call(listAlerts)).body.items;
    expect(after.some(({ kind }) => kind === "BROKEN_WEBHOOKS")).toBe(false);
  });

  test("that is always refused disables no webhook that works, not even after a short outage", async () => {
    const { id, name, partner } = await addWebhook();
    partner.status = 503;
    await publishDeposit("deposit-refused");
    const { eventId } = await waitForAttempt(id);
    const find = async (event: string) => (await deliveriesOf(id)).find((one) => one.eventId === event)!;
    for (let tries = 1; tries < 8; tries++) {
      stack.clock.advance(16 * 3_600_000);
      await attempt(await find(eventId));
    }
    const nextOf = async (depositId: string) => {
      stack.clock.advance(6 * 60_000);
      await publishDeposit(depositId);
      await vi.waitUntil(async () => (await deliveriesOf(id))[0]!.eventId !== eventId, patience);
      await attempt((await deliveriesOf(id))[0]!);
      return (await deliveriesOf(id))[0]!;
    };
    partner.status = 200;
    expect(await nextOf("deposit-accepted")).toMatchObject({ state: "DELIVERED" });
    partner.status = 503;
    for (let number = 0; number < 10; number++) await nextOf(`deposit-outage-${number}`);
    stack.clock.advance(10 * 60_000);
    await attempt(await find(eventId));
    expect(await find(eventId)).toMatchObject({ state: "FAILED", attempts: 9 });
    expect((await ada.call(listWebhooks)).body.items.find((one) => one.name === name)).toMatchObject({
      state: "ENABLED",
      isBroken: false,
    });
  });

  test("does not hold up others: an address that keeps failing is left alone for a while", async () => {
    const { id, partner } = await addWebhook();
    partner.status = 500;
    for (let number = 0; number < 6; number++) await publishDeposit(`deposit-many-${number}`);
    await vi.waitFor(async () => {
      const all = await deliveriesOf(id);
      expect(all).toHaveLength(6);
      expect(all.reduce((sum, { attempts }) => sum + attempts, 0)).toBeGreaterThanOrEqual(5);
    }, patience);
    const before = partner.received.length;
    for (const delivery of await deliveriesOf(id)) await attempt(delivery);
    expect(partner.received).toHaveLength(before);
  });

  test("is replayed with the others of a period, only if it failed", async () => {
    const { id, params, partner } = await addWebhook();
    await publishDeposit("deposit-arrived");
    await waitForAttempt(id);
    partner.status = 500;
    await ada.call(testWebhook, { params, body: {} });
    partner.status = 200;
    const now = stack.clock.now().getTime();
    const period = { from: new Date(now - 1_000).toISOString(), to: new Date(now + 1_000).toISOString() };
    const failed = await ada.call(replayWebhook, { params, body: { ...period, reason } });
    expect(failed).toMatchObject({ status: 202, body: { deliveries: 1 } });
    const all = await ada.call(replayWebhook, { params, body: { ...period, onlyFailed: false, reason } });
    expect(all.body).toEqual({ deliveries: 2 });
    await vi.waitFor(async () => {
      expect((await deliveriesOf(id)).map(({ state }) => state)).toEqual(["DELIVERED", "DELIVERED"]);
    }, patience);
    const backwards = { from: period.to, to: period.from, reason };
    expect((await ada.call(replayWebhook, { params, body: backwards })).status).toBe(422);
  });

  test("ends when the webhook is disabled, and events of that time are not sent", async () => {
    const { id, params, partner } = await addWebhook();
    await ada.call(changeWebhookState, { params, body: { state: "DISABLED", reason } });
    const { id: other } = await addWebhook();
    await publishDeposit("deposit-while-disabled");
    await waitForAttempt(other);
    expect(await deliveriesOf(id)).toEqual([]);
    expect(partner.received).toEqual([]);
  });
});
