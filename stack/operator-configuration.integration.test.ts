import { getGameUrl } from "@parlour/contracts/calls/casino-lobby/get-game-url";
import { listGames } from "@parlour/contracts/calls/game-catalogue/list-games";
import { changeOfferedMethod } from "@parlour/contracts/calls/operator/change-offered-method";
import { changeSiteSettings } from "@parlour/contracts/calls/operator/change-site-settings";
import { chooseGame } from "@parlour/contracts/calls/operator/choose-game";
import { decideProposal } from "@parlour/contracts/calls/operator/decide-proposal";
import { getSiteSettings } from "@parlour/contracts/calls/operator/get-site-settings";
import { getSystemState } from "@parlour/contracts/calls/operator/get-system-state";
import { proposeChange } from "@parlour/contracts/calls/operator/propose-change";
import { retryJob } from "@parlour/contracts/calls/operator/retry-job";
import { rollBackSiteSettings } from "@parlour/contracts/calls/operator/roll-back-site-settings";
import { verifyLedger } from "@parlour/contracts/calls/operator/verify-ledger";
import { listMethodGroups } from "@parlour/contracts/calls/routing/list-method-groups";
import { getSiteConfiguration } from "@parlour/contracts/calls/site-config/get-site-configuration";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "./testing.ts";
import { actAsOperator, authoriseTestOperator } from "./testing-operator.ts";

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

test("settings change at once, for whoever looked at the latest version, and go back", async () => {
  const shown = async () => (await visitor.call(getSiteConfiguration)).body;
  const { version } = (await desk.call(getSiteSettings)).body;
  const change = (changes: object, from = version) =>
    desk.call(changeSiteSettings, { body: { version: from, changes, reason } });

  const changed = await change({ isLoyaltyEnabled: false, contactSubjects: ["General", "Payments"] });
  expect(changed.body).toMatchObject({ version: version + 1, values: { isLoyaltyEnabled: false } });
  expect(await shown()).toMatchObject({ isLoyaltyEnabled: false, contactSubjects: ["General", "Payments"] });

  expect((await change({ isLoyaltyEnabled: true })).status).toBe(409);
  expect((await change({ languageDefault: "xx" }, version + 1)).status).toBe(422);
  expect((await change({ unheardOf: true }, version + 1)).status).toBe(422);

  const body = { toVersion: version, version: version + 1, reason };
  expect((await desk.call(rollBackSiteSettings, { body })).status).toBe(200);
  expect(await shown()).toMatchObject({ isLoyaltyEnabled: true, contactSubjects: ["General"] });
});

test("a way to pay is switched off by one operator, its limits change with two", async () => {
  const key = { paymentType: "W", code: "CBT", currency: "USD" } as const;
  const offered = async () => {
    const query = { paymentType: "W", currency: "USD", brand: "PARLOUR" } as const;
    const { body } = await visitor.call(listMethodGroups, { query: query as never });
    return body.flatMap(({ methods }) => methods).find(({ code }) => code === key.code);
  };
  const switchTo = (enabled: boolean) =>
    desk.call(changeOfferedMethod, { params: key, body: { enabled, reason } });
  await switchTo(false);
  expect(await offered()).toBeUndefined();
  await switchTo(true);

  const propose = (max: number) => {
    const data = { ...key, min: 20, max, fee: 2.5 };
    return desk.call(proposeChange, { body: { kind: "PAYMENT_METHOD_LIMITS", data, reason } });
  };
  expect((await propose(19)).body).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
  const { id } = (await propose(500)).body;
  expect(await offered()).toMatchObject({ max: 10_000 });
  const other = actAsOperator(stack.client(), "Bo", ["PAYMENTS"]);
  await other.call(decideProposal, { params: { id }, body: { decision: "APPROVE", reason } });
  expect(await offered()).toMatchObject({ max: 500 });
});

test("a game that is switched off has no card and does not open", async () => {
  const games = async () => {
    const { body } = await visitor.call(listGames, { params: { bucket: "default", language: "en" } });
    return body.items;
  };
  const [game] = await games();
  const choose = (choice: object) => {
    const undecided = { isOn: true, position: null, badge: "CONTENT", geoTargetingFilter: null };
    return desk.call(chooseGame, { params: { id: game!.id }, body: { ...undecided, ...choice, reason } });
  };
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

test("the system tells how it does, and a failed job is tried again once", async () => {
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
