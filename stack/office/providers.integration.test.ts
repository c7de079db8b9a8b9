import { changeOperatorAccess } from "@parlour/contracts/calls/office/operator/change-operator-access";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import { changeProvider } from "@parlour/contracts/calls/office/providers/change-provider";
import { collectProviderKey } from "@parlour/contracts/calls/office/providers/collect-provider-key";
import { getProvider } from "@parlour/contracts/calls/office/providers/get-provider";
import { listProviders } from "@parlour/contracts/calls/office/providers/list-providers";
import { testProvider } from "@parlour/contracts/calls/office/providers/test-provider";
import { answerStudioMessage } from "@parlour/contracts/calls/play/sandbox-studio/answer-studio-message";
import { sendRacingMessage } from "@parlour/contracts/calls/racing/racing-feed/send-racing-message";
import type { ProviderKind } from "@parlour/contracts/entities/provider";
import { listOutbox } from "@parlour/server/kit/outbox";
import type { PaymentProvider } from "@parlour/server/kit/ports/payment-provider";
import { signRequest } from "@parlour/server/kit/signed-requests";
import { racingFeedProviders } from "@parlour/server/services/racing/racing-feed";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import {
  actAsOperator,
  addOperatorAccount,
  agree,
  agreeOnRule,
  authoriseTestOperator,
} from "../testing-operator.ts";
import { startPartner } from "../testing-partners.ts";

let stack: TestStack;
let ada: TestClient;
let bo: TestClient;
let isPaymentDown = false;
let testers = 0;
const reason = "The provider asked";
const closing: { close(): void }[] = [];

const outage: PaymentProvider = {
  code: "outage",
  declares: { name: "Outage Payments", kinds: [] },
  startDeposit: () => Promise.reject(new Error("not used")),
  payOut: () => Promise.reject(new Error("not used")),
  isSigned: () => false,
  readEvent: async () => undefined,
  report: async () => {
    if (isPaymentDown) throw new Error("The provider answered 503 to mia@mail.example");
    return [];
  },
};

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator, payments: [outage] });
  ada = actAsOperator(stack.client(), "ada", ["ADMIN"]);
  bo = actAsOperator(stack.client(), "bo", ["ADMIN"]);
});
afterAll(async () => {
  for (const one of closing) one.close();
  await stack.close();
});

const paramsOf = (kind: ProviderKind, providerId: string) => ({ kind, providerId });
const pageOf = async (kind: ProviderKind, id: string) =>
  (await ada.call(getProvider, { params: paramsOf(kind, id) })).body;
const runTest = async (kind: ProviderKind, id: string, body: { phone?: string } = {}) =>
  // Each provider test is run by a different operator, because the number of tests per operator is limited.
  (
    await actAsOperator(stack.client(), `tester-${++testers}`, ["ADMIN"]).call(testProvider, {
      params: paramsOf(kind, id),
      body,
    })
  ).body;
const rotate = async (kind: ProviderKind, id: string, overlapHours: number) => {
  const { version } = (await pageOf(kind, id)).account!;
  const data = { change: "ROTATE", kind, id, version, overlapHours };
  expect((await agree(ada, bo, "PROVIDER_KEY", data)).status).toBe(200);
  return await ada.call(collectProviderKey, { params: paramsOf(kind, id) });
};

describe("the list", () => {
  test("has every kind of provider, and roles decide who sees it", async () => {
    const { items } = (await ada.call(listProviders)).body;
    const kinds = new Set(items.map(({ kind }) => kind));
    expect(kinds).toEqual(new Set(["STUDIO", "PAYMENT", "EMAIL", "SMS", "REGISTER"]));
    expect(items).toContainEqual(expect.objectContaining({ kind: "STUDIO", id: "workbench" }));
    const trader = actAsOperator(stack.client(), "tara", ["TRADER"]);
    expect((await trader.call(listProviders)).status).toBe(200);
    const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
    expect((await support.call(listProviders)).status).toBe(403);
    const params = paramsOf("STUDIO", "workbench");
    expect((await trader.call(collectProviderKey, { params })).status).toBe(403);
    expect((await ada.call(getProvider, { params: paramsOf("STUDIO", "nobody") })).status).toBe(404);
  });
});

describe("a test call", () => {
  test("asks the exclusion register about a person who does not exist", async () => {
    expect(await runTest("REGISTER", "sandbox")).toMatchObject({
      ok: true,
      message: "The register answered: the test person is not excluded.",
    });
    expect(await pageOf("REGISTER", "sandbox")).toMatchObject({
      state: "WORKING",
      health: { calls: 1, errors: 0 },
    });
  });

  test("sends an e-mail to the operator's own address only", async () => {
    const operators = await stack.kit.db.query<{ id: string; email: string }>(
      "select id, email from operators limit 1",
    );
    const find = vi.spyOn(stack.ports.operators, "find").mockResolvedValue({
      ...operators[0]!,
      name: "Ada",
      roles: [],
      brandIds: null,
      isActive: true,
    });
    expect((await runTest("EMAIL", "email")).ok).toBe(true);
    find.mockRestore();
    const [message] = await listOutbox(stack.kit.db, { to: operators[0]!.email });
    expect(message).toMatchObject({ subject: "Test message from the console" });
    expect((await runTest("EMAIL", "email")).message).toBe("Your account has no e-mail address");
  });

  test("sends a text message to a number that the operator enters", async () => {
    const params = paramsOf("SMS", "sms");
    expect((await ada.call(testProvider, { params, body: {} })).status).toBe(422);
    expect((await ada.call(testProvider, { params, body: { phone: "12" } })).status).toBe(422);
    expect((await runTest("SMS", "sms", { phone: "+14165550123" })).ok).toBe(true);
    expect(await listOutbox(stack.kit.db, { to: "+14165550123" })).toHaveLength(1);
  });

  test("reads a payment provider's records; its errors are listed without personal data", async () => {
    expect(await runTest("PAYMENT", "sandbox")).toMatchObject({ ok: true });
    isPaymentDown = true;
    const message = "The provider answered 503 to •••@•••";
    expect(await runTest("PAYMENT", "outage")).toMatchObject({ ok: false, message });
    expect(await pageOf("PAYMENT", "outage")).toMatchObject({
      state: "FAILING",
      health: { calls: 1, errors: 1, lastError: message },
      errors: [{ source: "TEST", message }],
    });
    const alerts = (await ada.call(listAlerts)).body.items;
    expect(alerts.find(({ kind }) => kind === "FAILING_PROVIDERS")?.count).toBeGreaterThan(0);
    isPaymentDown = false;
    await runTest("PAYMENT", "outage");
    expect((await pageOf("PAYMENT", "outage")).errors).toHaveLength(1);
  });

  test("pings a studio at its address, signed with its current key", async () => {
    const params = paramsOf("STUDIO", "workbench");
    const saveAddress = async (address: string | null) => {
      const { version } = (await pageOf("STUDIO", "workbench")).account!;
      return await ada.call(changeProvider, { params, body: { isEnabled: true, address, version, reason } });
    };
    expect((await runTest("STUDIO", "workbench")).message).toContain("There is no address");
    expect((await saveAddress("http://10.0.0.7/ping")).status).toBe(422);
    expect((await saveAddress(`${stack.origin}${answerStudioMessage.path}`)).status).toBe(200);
    expect(await runTest("STUDIO", "workbench")).toMatchObject({ ok: true });
    const partner = await startPartner();
    closing.push(partner);
    await saveAddress(partner.url);
    partner.status = 500;
    const message = "The provider answered the signed ping with 500";
    expect(await runTest("STUDIO", "workbench")).toMatchObject({ ok: false, message });
  });

  test("is limited to ten a minute for each operator", async () => {
    const eager = actAsOperator(stack.client(), "eager", ["ADMIN"]);
    const params = paramsOf("REGISTER", "sandbox");
    const statuses = [];
    for (let n = 0; n < 11; n++) statuses.push((await stackCall(eager, params)).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
    expect(statuses[10]).toBe(429);
  });
});

test("test messages are limited for each operator and for each recipient", async () => {
  const params = paramsOf("SMS", "sms");
  const text = async (name: string, phone: string) => {
    const path = testProvider.path.replace("{kind}", params.kind).replace("{providerId}", params.providerId);
    const client = actAsOperator(stack.client(), name, ["ADMIN"]);
    return (await client.send("POST", path, { body: { phone } })).status;
  };
  const victim = "+14165550177";
  const many = ["t1", "t2", "t3", "t4"];
  const toOne = [];
  for (const name of many) toOne.push(await text(name, victim));
  expect(toOne).toEqual([200, 200, 200, 429]);
  const byOne = [];
  for (let n = 0; n < 11; n++) {
    // Only the hourly limit is under test, so the limit per minute is lifted.
    await stack.kit.limits.reset({ scope: "provider-test", key: "operator_sender" });
    byOne.push(await text("sender", `+1416555020${n}`));
  }
  expect(byOne).toEqual([...Array(10).fill(200), 429]);
});

/** Sends without the test client's retries, which would wait for the limit to end. */
const stackCall = (client: TestClient, params: { kind: ProviderKind; providerId: string }) =>
  client.send(
    "POST",
    testProvider.path.replace("{kind}", params.kind).replace("{providerId}", params.providerId),
    {
      body: {},
    },
  );

describe("a key", () => {
  const message = {
    type: "meeting",
    id: "m1",
    meeting: "2026-11-19_oval",
    course: "Oval",
    going: "good",
    sequence: 1,
  };
  /** Sends a message as the provider does, with a timestamp from the server's clock. */
  const status = async (key: string) => {
    const { path } = sendRacingMessage;
    const body = JSON.stringify({ messages: [message] });
    const timestamp = String(Math.floor(stack.clock.now().getTime() / 1_000));
    const response = await fetch(`${stack.origin}${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-provider": "oval",
        "x-timestamp": timestamp,
        "x-signature": signRequest(key, timestamp, path, body),
      },
      body,
    });
    await response.body?.cancel();
    return response.status;
  };

  test("of a new feed is created after two administrators have agreed", async () => {
    const data = { kind: "RACING_FEED", id: "oval", name: "Oval Racing" };
    expect((await agree(ada, ada, "PROVIDER", data)).status).not.toBe(200);
    expect((await agree(ada, bo, "PROVIDER", data)).status).toBe(200);
    expect((await agree(ada, bo, "PROVIDER", data)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
    expect((await pageOf("RACING_FEED", "oval")).keys).toMatchObject([{ createdAt: null, lastUsedAt: null }]);
  });

  test("works beside its predecessor for as long as the operator chose", async () => {
    const { kit, config } = stack;
    const first = (await rotate("RACING_FEED", "oval", 0)).body.key;
    expect(await status(first)).not.toBe(401);
    const { status: answered, body } = await rotate("RACING_FEED", "oval", 24);
    expect(answered).toBe(201);
    expect(await status(first)).not.toBe(401);
    expect(await status(body.key)).not.toBe(401);
    expect(body.provider.keys).toMatchObject([
      { ending: body.key.slice(-4), validUntil: null },
      { ending: first.slice(-4), validUntil: expect.any(String) },
    ]);
    await vi.waitFor(async () => {
      const { keys } = await pageOf("RACING_FEED", "oval");
      expect(keys.map(({ lastUsedAt }) => lastUsedAt !== null)).toEqual([true, true]);
    }, 15_000);
    await kit.db.query("update racing_feed.provider set old_key_until = $1 where id = 'oval'", [
      kit.clock.now(),
    ]);
    expect(await status(first)).toBe(401);
    expect((await pageOf("RACING_FEED", "oval")).keys).toHaveLength(1);
    expect((await pageOf("RACING_FEED", "oval")).errors[0]).toMatchObject({ source: "MESSAGE" });
    // Anyone can send an invalid signature, so it is not counted as an error of the provider.
    const before = await pageOf("RACING_FEED", "oval");
    const older = racingFeedProviders.keyOf(config, "oval", 1);
    expect(await status(older)).toBe(401);
    expect(await status("a stranger's key")).toBe(401);
    const { errors, health } = await pageOf("RACING_FEED", "oval");
    expect(errors).toEqual(before.errors);
    expect(health).toEqual({ ...before.health, unsigned: before.health.unsigned + 2 });
  });

  test("takes two administrators, and only its proposer sees it, once", async () => {
    const { version } = (await pageOf("RACING_FEED", "oval")).account!;
    const params = paramsOf("RACING_FEED", "oval");
    const data = { change: "ROTATE", kind: "RACING_FEED", id: "oval", version, overlapHours: 24 };
    expect((await agree(ada, ada, "PROVIDER_KEY", data)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
    expect((await ada.call(collectProviderKey, { params })).status).toBe(404);
    expect((await agree(ada, bo, "PROVIDER_KEY", data)).status).toBe(200);
    // Both proposals were made for the same version, so the second must not replace the key again.
    expect((await agree(ada, bo, "PROVIDER_KEY", data)).body).toMatchObject({ errorCode: "CONFLICT" });
    expect((await pageOf("RACING_FEED", "oval")).newKey).toMatchObject({
      collector: { id: "operator_ada", name: "ada" },
    });
    expect((await bo.call(collectProviderKey, { params })).status).toBe(403);
    const answers = await Promise.all([1, 2].map(() => ada.call(collectProviderKey, { params })));
    expect(answers.map((one) => one.status).toSorted()).toEqual([201, 404]);
    const { key, provider } = answers.find((one) => one.status === 201)!.body;
    expect(provider.newKey).toBeNull();
    expect(await status(key)).not.toBe(401);
    const entries = await stack.kit.db.query<{ text: string }>(
      "select e::text as text from audit_entries e where subject = 'provider:RACING_FEED:oval'",
    );
    expect(entries.length).toBeGreaterThan(3);
    expect(entries.filter(({ text }) => text.includes("keyCollectedBy")).length).toBeGreaterThan(1);
    expect(entries.some(({ text }) => text.includes(key))).toBe(false);
    const page = JSON.stringify(await pageOf("RACING_FEED", "oval"));
    expect(page).not.toContain(key);
    expect(page).not.toContain(stack.config.secrets.provider);
  });

  test("that nobody has collected goes to another administrator, and the key in use still works", async () => {
    const params = paramsOf("RACING_FEED", "oval");
    const inUse = (await rotate("RACING_FEED", "oval", 0)).body.key;
    const dataOf = async (overlapHours: number) => {
      const { version } = (await pageOf("RACING_FEED", "oval")).account!;
      return { change: "ROTATE", kind: "RACING_FEED", id: "oval", version, overlapHours };
    };
    expect((await agree(ada, bo, "PROVIDER_KEY", await dataOf(24))).status).toBe(200);
    const data = await dataOf(48);
    const proposed = await bo.call(proposeChange, { body: { kind: "PROVIDER_KEY", data, reason } });
    expect(proposed.body).toMatchObject({
      summary: expect.stringMatching(
        /which ada has not collected.*The old key works for 48 hours more.*the old key stays in use$/,
      ),
    });
    const approve = (id = proposed.body.id) =>
      ada.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason: "Agreed" } });
    const find = vi.spyOn(stack.ports.operators, "find").mockResolvedValue({
      id: "operator_bo",
      name: "bo",
      email: "bo@mail.example",
      roles: ["SUPPORT"],
      brandIds: null,
      isActive: true,
    });
    expect((await approve()).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
    find.mockRestore();
    expect((await approve()).status).toBe(200);
    expect(await status(inUse)).not.toBe(401);
    const until = Date.parse((await pageOf("RACING_FEED", "oval")).keys[1]!.validUntil!);
    expect(until).toBeGreaterThan(stack.clock.now().getTime() + 47 * 3_600_000);
    expect((await ada.call(collectProviderKey, { params })).status).toBe(403);
    const late = await bo.call(proposeChange, {
      body: { kind: "PROVIDER_KEY", data: await dataOf(24), reason },
    });
    const { key } = (await bo.call(collectProviderKey, { params })).body;
    expect(await status(key)).not.toBe(401);
    expect(await status(inUse)).not.toBe(401);
    // The key was collected after this rotation was proposed, so the rotation would end a key that is in use.
    expect((await approve(late.body.id)).body).toMatchObject({ errorCode: "CONFLICT" });
    expect(await status(inUse)).not.toBe(401);
  });

  test("that nobody has collected expires after a day, and the key in use goes on", async () => {
    const params = paramsOf("RACING_FEED", "oval");
    const inUse = (await rotate("RACING_FEED", "oval", 0)).body.key;
    const [before] = (await pageOf("RACING_FEED", "oval")).keys;
    const propose = async (overlapHours: number) => {
      const { version } = (await pageOf("RACING_FEED", "oval")).account!;
      const data = { change: "ROTATE", kind: "RACING_FEED", id: "oval", version, overlapHours };
      expect((await agree(ada, bo, "PROVIDER_KEY", data)).status).toBe(200);
    };
    const runJob = () =>
      stack.kit.db.transaction((tx) => stack.kit.jobs.enqueue(tx, "provider-key-expiry", {}));
    const entries = () =>
      stack.kit.db.query<{ after: object; operator_name: string }>(
        "select operator_name, after from audit_entries where call = 'provider-key-expiry' order by at",
      );
    // The old key works for exactly as long as the new one can be collected.
    await propose(24);
    const { newKey } = await pageOf("RACING_FEED", "oval");
    const collectableMs = Date.parse(newKey!.until) - Date.parse(newKey!.since);
    expect(collectableMs).toBe(24 * 3_600_000 - 2 * 60_000);
    stack.clock.advance(collectableMs - 1);
    expect((await pageOf("RACING_FEED", "oval")).newKey).toEqual(newKey);
    stack.clock.advance(1);
    expect((await ada.call(collectProviderKey, { params })).status).toBe(404);
    await runJob();
    await vi.waitFor(async () => expect(await entries()).toHaveLength(1), 15_000);
    expect(await pageOf("RACING_FEED", "oval")).toMatchObject({
      newKey: null,
      keys: [{ ending: before!.ending, createdAt: before!.createdAt, validUntil: null }],
    });
    stack.clock.advance(2 * 60_000);
    expect(await status(inUse)).not.toBe(401);
    expect(await entries()).toMatchObject([{ operator_name: "system", after: { newKey: "expired" } }]);

    // A key that was revoked at once is not restored when the new key expires.
    await propose(0);
    stack.clock.advance(25 * 3_600_000);
    expect((await ada.call(collectProviderKey, { params })).status).toBe(404);
    await runJob();
    await vi.waitFor(async () => expect(await entries()).toHaveLength(2), 15_000);
    expect(await status(inUse)).toBe(401);
    const next = (await rotate("RACING_FEED", "oval", 0)).body.key;
    expect(await status(next)).not.toBe(401);

    // An old key that stopped working before the job ran stays stopped, although its overlap was longer than a day.
    await propose(48);
    stack.clock.advance(5 * 86_400_000);
    expect(await status(next)).toBe(401);
    await runJob();
    await vi.waitFor(async () => expect(await entries()).toHaveLength(3), 15_000);
    expect(await status(next)).toBe(401);
  });

  test("is not shown to a proposer who was disabled, and another administrator takes it over", async () => {
    const params = paramsOf("RACING_FEED", "oval");
    const inUse = (await rotate("RACING_FEED", "oval", 0)).body.key;
    const operatorId = await addOperatorAccount(stack, "cy");
    const cy = actAsOperator(stack.client(), "cy", ["ADMIN"]);
    const { version } = (await pageOf("RACING_FEED", "oval")).account!;
    const data = { change: "ROTATE", kind: "RACING_FEED", id: "oval", version, overlapHours: 24 };
    expect((await agree(cy, bo, "PROVIDER_KEY", data)).status).toBe(200);
    const body = { action: "DISABLE" as const, reason };
    expect((await ada.call(changeOperatorAccess, { params: { id: operatorId }, body })).status).toBe(200);
    expect((await cy.call(collectProviderKey, { params })).status).toBe(403);
    expect(await status((await rotate("RACING_FEED", "oval", 24)).body.key)).not.toBe(401);
    expect(await status(inUse)).not.toBe(401);
  });

  test("that was stopped at once is not accepted again, though its successor was not collected", async () => {
    const leaked = (await rotate("RACING_FEED", "oval", 0)).body.key;
    for (const overlapHours of [0, 24]) {
      const { version } = (await pageOf("RACING_FEED", "oval")).account!;
      const data = { change: "ROTATE", kind: "RACING_FEED", id: "oval", version, overlapHours };
      expect((await agree(ada, bo, "PROVIDER_KEY", data)).status).toBe(200);
      expect(await status(leaked)).toBe(401);
    }
    await ada.call(collectProviderKey, { params: paramsOf("RACING_FEED", "oval") });
  });

  test("is replaced at once where the policy needs no second operator", async () => {
    await agreeOnRule(stack, "PROVIDER_KEY", { when: "NEVER" });
    const { version } = (await pageOf("RACING_FEED", "oval")).account!;
    const data = { change: "ROTATE", kind: "RACING_FEED", id: "oval", version, overlapHours: 0 };
    const { body } = await bo.call(proposeChange, { body: { kind: "PROVIDER_KEY", data, reason } });
    expect(body).toMatchObject({ state: "APPLIED" });
    const collected = await bo.call(collectProviderKey, { params: paramsOf("RACING_FEED", "oval") });
    expect(await status(collected.body.key)).not.toBe(401);
    await agreeOnRule(stack, "PROVIDER_KEY", { when: "ALWAYS" });
  });

  test("of a provider from the environment is not rotated here", async () => {
    const params = paramsOf("PAYMENT", "sandbox");
    expect((await ada.call(collectProviderKey, { params })).status).toBe(404);
    const data = { change: "ROTATE", kind: "PAYMENT", id: "sandbox", version: 1, overlapHours: 0 };
    expect((await agree(ada, bo, "PROVIDER_KEY", data)).body).toMatchObject({
      errorCode: "PROPOSAL_REFUSED",
    });
    const { keys } = await pageOf("PAYMENT", "sandbox");
    expect(keys).toMatchObject([{ origin: "ENVIRONMENT", variable: "PROVIDER_SECRET" }]);
  });

  test("of a disabled provider is refused", async () => {
    const key = (await rotate("RACING_FEED", "oval", 0)).body.key;
    const params = paramsOf("RACING_FEED", "oval");
    const { version, address } = (await pageOf("RACING_FEED", "oval")).account!;
    await ada.call(changeProvider, { params, body: { isEnabled: false, address, version, reason } });
    expect(await status(key)).toBe(401);
    expect((await pageOf("RACING_FEED", "oval")).state).toBe("DISABLED");
    expect((await runTest("RACING_FEED", "oval")).ok).toBe(false);
  });

  test("works again only after two administrators have enabled its provider", async () => {
    const params = paramsOf("RACING_FEED", "oval");
    const { version, address } = (await pageOf("RACING_FEED", "oval")).account!;
    const alone = await ada.call(changeProvider, {
      params,
      body: { isEnabled: true, address, version, reason },
    });
    expect(alone.body).toMatchObject({ errorCode: "SECOND_PERSON_REQUIRED" });
    expect((await pageOf("RACING_FEED", "oval")).state).toBe("DISABLED");
    const data = { change: "ENABLE", kind: "RACING_FEED", id: "oval", version };
    expect((await agree(ada, bo, "PROVIDER_KEY", data)).status).toBe(200);
    expect((await pageOf("RACING_FEED", "oval")).state).not.toBe("DISABLED");
    const again = (await pageOf("RACING_FEED", "oval")).account!.version;
    expect((await agree(ada, bo, "PROVIDER_KEY", { ...data, version: again })).body).toMatchObject({
      errorCode: "PROPOSAL_REFUSED",
    });
  });
});

test("only the latest 50 errors of a provider are kept", async () => {
  const { providerCalls } = stack.kit;
  for (let round = 0; round < 4; round++) {
    for (let n = 0; n < 20; n++) {
      providerCalls.note({ kind: "SMS", id: "sms" }, { ms: 5, source: "CALL", error: `error ${round}-${n}` });
    }
    await pageOf("SMS", "sms");
  }
  const { errors, health } = await pageOf("SMS", "sms");
  expect(errors).toHaveLength(50);
  expect(errors[0]!.message).toBe("error 3-19");
  expect(health).toMatchObject({ meanMs: expect.any(Number), lastError: "error 3-19" });
  const [row] = await stack.kit.db.query<{ count: number }>(
    "select count(*)::int as count from provider_errors where provider = 'sms'",
  );
  expect(row!.count).toBe(50);
});
