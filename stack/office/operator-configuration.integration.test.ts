import { listMethodChanges } from "@parlour/contracts/calls/money/routing/list-method-changes";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { listOfferedMethods } from "@parlour/contracts/calls/money/routing/list-offered-methods";
import { undoMethodChange } from "@parlour/contracts/calls/money/routing/undo-method-change";
import { verifyLedger } from "@parlour/contracts/calls/money/wallet-gateway/verify-ledger";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { getSystemState } from "@parlour/contracts/calls/office/operator/get-system-state";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { retryJob } from "@parlour/contracts/calls/office/operator/retry-job";
import { getGameUrl } from "@parlour/contracts/calls/play/casino-lobby/get-game-url";
import { listGameChanges } from "@parlour/contracts/calls/play/game-catalogue/list-game-changes";
import { listGames } from "@parlour/contracts/calls/play/game-catalogue/list-games";
import { undoGameChange } from "@parlour/contracts/calls/play/game-catalogue/undo-game-change";
import { openGameSession } from "@parlour/contracts/calls/play/games/open-game-session";
import { startRound } from "@parlour/contracts/calls/play/games/start-round";
import { changeSiteSettings } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import { getSiteConfiguration } from "@parlour/contracts/calls/site/site-config/get-site-configuration";
import { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import { rollBackSiteSettings } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { changeGame, changePaymentMethod } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";

let stack: TestStack;
let desk: TestClient;
let visitor: TestClient;
const reason = "Because";

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "Ada");
  visitor = stack.client();
});
afterAll(() => stack.close());

test("settings change at once, only from the latest version, and can be undone", async () => {
  const shown = async () => (await visitor.call(getSiteConfiguration)).body;
  const { version } = (await desk.call(getSiteSettings)).body;
  const change = (changes: object, from = version) =>
    desk.call(changeSiteSettings, { body: { version: from, changes, reason } });

  const changed = await change({ isLoyaltyEnabled: false, contactSubjects: ["General", "Payments"] });
  expect(changed.body).toMatchObject({ version: version + 1, values: { isLoyaltyEnabled: false } });
  expect(await shown()).toMatchObject({ isLoyaltyEnabled: false, contactSubjects: ["General", "Payments"] });

  expect(await change({ isLoyaltyEnabled: true })).toMatchObject({
    status: 409,
    body: { errorCode: "CONFLICT", operatorName: expect.any(String) },
  });
  expect((await change({ languageDefault: "xx" }, version + 1)).status).toBe(422);
  expect((await change({ unheardOf: true }, version + 1)).status).toBe(422);

  const body = { toVersion: version, version: version + 1, reason };
  expect((await desk.call(rollBackSiteSettings, { body })).status).toBe(200);
  expect(await shown()).toMatchObject({ isLoyaltyEnabled: true, contactSubjects: ["General"] });
});

test("one operator can disable a payment method, but its limits need two", async () => {
  const key = { paymentType: "W", code: "CBT", currency: "USD" } as const;
  const offered = async () => {
    const query = { paymentType: "W", currency: "USD", brand: "PARLOUR" } as const;
    const { body } = await visitor.call(listMethodGroups, { query: query as never });
    return body.flatMap(({ methods }) => methods).find(({ code }) => code === key.code);
  };
  const switchTo = (enabled: boolean) => changePaymentMethod(desk, key, { enabled }, reason);
  await switchTo(false);
  expect(await offered()).toBeUndefined();
  await switchTo(true);

  const propose = (max: number, before?: { min: number; max: number; fee: number }) => {
    const data = { ...key, min: 20, max, fee: 2.5, ...(before && { before }) };
    return desk.call(proposeChange, { body: { kind: "PAYMENT_METHOD_LIMITS", data, reason } });
  };
  expect((await propose(19)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  const { id } = (await propose(500)).body;
  expect(await offered()).toMatchObject({ max: 10_000 });
  const other = actAsOperator(stack.client(), "Bo", ["PAYMENTS"]);
  await other.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason } });
  expect(await offered()).toMatchObject({ max: 500 });

  // A second proposal based on the same old limits would undo the first, so its approval is refused. A new proposal
  // based on the old limits is refused as well.
  const seen = { min: 20, max: 500, fee: 2.5 };
  const [first, second] = [(await propose(600, seen)).body, (await propose(700, seen)).body];
  const approve = (proposal: { id: string }) =>
    other.call(decideProposal, { params: { id: proposal.id }, body: { decision: "APPROVE", reason } });
  expect((await approve(first)).status).toBe(200);
  expect((await approve(second)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  expect((await propose(700, seen)).body).toMatchObject({ errorCode: "CONFLICT" });
  expect(await offered()).toMatchObject({ max: 600 });
});

test("a disabled game has no card and does not open", async () => {
  const games = async () => {
    const { body } = await visitor.call(listGames, { params: { bucket: "default", language: "en" } });
    return body.items;
  };
  const [game] = await games();
  const choose = (choice: object) => changeGame(desk, game!.id, choice, reason);
  const open = () =>
    visitor.call(getGameUrl, {
      params: { id: game!.id },
      query: { mode: "practice", channelType: "DESKTOP" },
    });
  expect((await choose({ isOn: false })).status).toBe(200);
  expect((await games()).some(({ id }) => id === game!.id)).toBe(false);
  expect((await open()).body).toMatchObject({ errorCode: "GAME_NOT_AVAILABLE" });
  await choose({ badge: "exclusive" });
  expect((await games()).find(({ id }) => id === game!.id)).toMatchObject({ badge: "exclusive" });
  expect((await open()).status).toBe(200);
});

test("stake limits set by operators apply in every currency, and can be undone", async () => {
  const id = "1202";
  const choose = (stakes: object | null) => changeGame(desk, id, { stakes }, reason);
  const open = async (currencyCode: string) => {
    const query = { mode: "practice", channelType: "DESKTOP", currencyCode } as const;
    const { url } = (await visitor.call(getGameUrl, { params: { id }, query })).body;
    const token = new URL(url, stack.origin).searchParams.get("token")!;
    return (await visitor.call(openGameSession, { body: { token } })).body;
  };
  const play = (gameSession: string, stake: number) =>
    visitor.call(startRound, {
      params: { gameSession },
      body: { roundId: crypto.randomUUID(), bet: { stake, direction: "over", target: 4_999 } },
    });

  expect((await choose({ min: 5, max: 2, default: 3 })).status).toBe(422);
  expect((await choose({ min: 2, max: 20, default: 4 })).status).toBe(200);
  const session = await open("USD");
  expect(session.limits).toMatchObject({ min: 2, max: 20, default: 4, steps: [2, 4, 5, 10, 20], unit: 1 });
  expect((await open("JPY")).limits).toMatchObject({ min: 200, max: 2_000, default: 400 });
  expect((await play(session.gameSession, 1)).body).toMatchObject({ errorCode: "LIMIT_EXCEEDED", max: 20 });
  expect((await play(session.gameSession, 25)).status).not.toBe(200);
  expect((await play(session.gameSession, 2)).status).toBe(200);

  await choose({ min: 1, max: 10, default: 1 });
  const { items } = (await desk.call(listGameChanges, { query: { subject: id } })).body;
  expect(items[0]).toMatchObject({
    subject: id,
    operatorName: "Ada",
    reason,
    after: { stakes: { max: 10 } },
  });
  expect(items[1]).toMatchObject({ before: { stakes: null }, after: { stakes: { max: 20 } } });
  const [latest, first] = [items[0]!.version, items[1]!.version];
  const undo = (version: number, seen: number) =>
    desk.call(undoGameChange, { params: { version }, body: { latest: seen, reason } });
  expect((await undo(first, first)).status).toBe(409);
  expect((await undo(latest, latest)).body).toMatchObject({ stakes: { max: 20 } });
  expect((await undo(first, latest)).status).toBe(409);
  expect((await undo(first, latest + 1)).body).toMatchObject({ stakes: null });
  expect((await undo(999_999, 1)).status).toBe(404);
  expect((await open("USD")).limits).toMatchObject({ min: 1, max: 500 });
});

test("a payment method keeps its history, and everything but its limits can be undone", async () => {
  const key = { paymentType: "W", code: "CBT", currency: "EUR" } as const;
  const named = async () =>
    (await desk.call(listOfferedMethods)).body.items.find(
      ({ paymentType, code, currency }) => `${paymentType}/${code}/${currency}` === "W/CBT/EUR",
    );
  const formerName = (await named())!.name;
  await changePaymentMethod(desk, key, { name: "By bank", enabled: false }, reason);
  const data = { ...key, min: 30, max: 600, fee: 1 };
  const { id } = (await desk.call(proposeChange, { body: { kind: "PAYMENT_METHOD_LIMITS", data, reason } }))
    .body;
  const other = actAsOperator(stack.client(), "Bo", ["PAYMENTS"]);
  const approved = { decision: "APPROVE", reason: "Agreed" } as const;
  await other.call(decideProposal, { params: { id }, body: approved });

  const history = async () =>
    (await desk.call(listMethodChanges, { query: { subject: "W/CBT/EUR" } })).body.items;
  const [limits, renamed] = await history();
  expect(limits).toMatchObject({ operatorName: "Bo", reason: "Agreed", after: { max: 600 } });
  expect(renamed).toMatchObject({ operatorName: "Ada", before: { name: formerName } });
  const undo = (latest: number) =>
    desk.call(undoMethodChange, { params: { version: renamed!.version }, body: { latest, reason } });
  expect((await undo(renamed!.version)).status).toBe(409);
  expect((await undo(limits!.version)).status).toBe(200);
  expect(await named()).toMatchObject({ name: formerName, enabled: true, max: 600 });
  expect(await history()).toHaveLength(3);
});

test("the system page shows its health, and a failed job is retried once", async () => {
  const { db, jobs } = stack.kit;
  await db.transaction((tx) => jobs.enqueue(tx, "nobody-works-here", { some: "data" }));
  await db.query(
    "update jobs.job set state = 'failed', completed_on = now() where name = 'nobody-works-here'",
  );
  const { body } = await desk.call(getSystemState);
  expect(body.busMs).not.toBeNull();
  const failed = body.failedJobs.find(({ queue }) => queue === "nobody-works-here");
  const retry = () =>
    desk.call(retryJob, { params: { queue: failed!.queue, id: failed!.id }, body: { reason } });
  expect((await retry()).status).toBe(200);
  expect((await retry()).status).toBe(404);
  expect((await desk.call(verifyLedger)).body).toMatchObject({ differences: [] });
});
