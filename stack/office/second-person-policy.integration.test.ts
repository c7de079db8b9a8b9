import { randomUUID } from "node:crypto";
import { changePlayerStatus } from "@parlour/contracts/calls/identity/profile/change-player-status";
import { verifyLedger } from "@parlour/contracts/calls/money/wallet-gateway/verify-ledger";
import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { listSecondPersonChanges } from "@parlour/contracts/calls/office/operator/list-second-person-changes";
import { listSecondPersonRules } from "@parlour/contracts/calls/office/operator/list-second-person-rules";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import { createBonusOffer } from "@parlour/contracts/calls/rewards/bonuses/create-bonus-offer";
import { listBonusOffers } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-offers";
import { changeSiteSettings } from "@parlour/contracts/calls/site/site-config/change-site-settings";
import { getSiteSettings } from "@parlour/contracts/calls/site/site-config/get-site-settings";
import { rollBackSiteSettings } from "@parlour/contracts/calls/site/site-config/roll-back-site-settings";
import { playerAccount } from "@parlour/ledger";
import type { SecondPersonRule } from "@parlour/rules/second-person";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addPayer } from "../testing-cashier.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator, agree, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer } from "../testing-people.ts";

let stack: TestStack;
const reason = "Because";
const always = { when: "ALWAYS" } as const;
const never = { when: "NEVER" } as const;
const above = (amount: number) => ({ when: "ABOVE", amount }) as const;

beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack?.close());

const ada = () => actAsOperator(stack.client(), "Ada");
const bo = () => actAsOperator(stack.client(), "Bo");
const needsSecond = { status: 403, body: { errorCode: "SECOND_PERSON_REQUIRED" } };
const rules = async () => (await ada().call(listSecondPersonRules)).body.items;
const ruleOf = async (action: string) => (await rules()).find((item) => item.action === action)!;
const propose = (kind: string, data: object, by = ada()) =>
  by.call(proposeChange, { body: { kind, data: data as Record<string, unknown>, reason } });

test("the rules of a new installation are those that were in the code", async () => {
  const short = ({ when, ...rule }: SecondPersonRule) => ("amount" in rule ? `${when} ${rule.amount}` : when);
  expect(Object.fromEntries((await rules()).map(({ action, usual }) => [action, short(usual)]))).toEqual({
    ACCOUNT_CLOSING: "NEVER",
    API_KEY: "ALWAYS",
    API_SECRET: "ALWAYS",
    BALANCE_ADJUSTMENT: "ALWAYS",
    BANK_ACCOUNT_LINK: "ALWAYS",
    BONUS_GRANT: "ABOVE 100",
    BONUS_OFFER: "NEVER",
    BONUS_OFFER_GENEROUS: "ALWAYS",
    BRAND_STATE: "ALWAYS",
    CAMPAIGN_START: "ALWAYS",
    CASE_POLICY: "ALWAYS",
    CLOSING_PAYOUT: "ALWAYS",
    DEALT_RESULT: "ALWAYS",
    DEBT_WRITE_OFF: "NEVER",
    GAME_VARIANT: "ALWAYS",
    JURISDICTION: "NEVER",
    LEADERBOARD: "ABOVE 1000",
    LOYALTY_PROGRAMME: "ALWAYS",
    MISSION: "ABOVE 500",
    MISSION_GENEROUS: "ALWAYS",
    OPERATOR_AUTHENTICATOR: "ALWAYS",
    OPERATOR_BRANDS: "ALWAYS",
    OPERATOR_ENABLE: "ALWAYS",
    OPERATOR_ROLE: "ALWAYS",
    OPERATOR_ROLES: "ALWAYS",
    OPERATOR_ROLE_EXTENSION: "ALWAYS",
    PAYMENT_METHOD: "ALWAYS",
    PAYMENT_METHOD_LIMITS: "ALWAYS",
    PLAYER_ERASURE: "ALWAYS",
    PLAYER_LIMIT: "ALWAYS",
    POKER_TOURNAMENT: "ABOVE 1000",
    PROVIDER: "ALWAYS",
    PROVIDER_KEY: "ALWAYS",
    RACE_RESULT: "ALWAYS",
    RACE_VOID: "ALWAYS",
    RACING_POOL_TERMS: "ALWAYS",
    SECOND_PERSON_POLICY: "ALWAYS",
    SITE_SETTINGS: "NEVER",
    SPORTS_LIABILITY: "ABOVE 50000",
    SPORTS_PRICE: "ALWAYS",
    SPORTS_SETTLEMENT: "ABOVE 1000",
    WEBHOOK: "ALWAYS",
    WEBHOOK_SECRET: "ALWAYS",
    WITHDRAWAL_POLICY: "ALWAYS",
  });
});

describe("a change of the policy", () => {
  test("always needs another administrator, and is recorded", async () => {
    const data = { action: "PLAYER_LIMIT", rule: never, before: always };
    const support = actAsOperator(stack.client(), "Sue", ["SUPPORT"]);
    expect((await propose("SECOND_PERSON_POLICY", data, support)).status).toBe(403);
    const { body } = await propose("SECOND_PERSON_POLICY", data);
    expect(body).toMatchObject({
      state: "OPEN",
      summary: "Second operator for “Payment limits of a player”: always → never",
    });
    const decision = { params: { id: body.id }, body: { decision: "APPROVE", reason } } as const;
    expect((await ada().call(decideProposal, decision)).body).toEqual({ errorCode: "OWN_PROPOSAL" });
    expect((await ruleOf("PLAYER_LIMIT")).rule).toEqual(always);
    expect((await bo().call(decideProposal, decision)).body).toMatchObject({ state: "APPROVED" });
    expect(await ruleOf("PLAYER_LIMIT")).toMatchObject({ rule: never, usual: always });
    const { items } = (await ada().call(listSecondPersonChanges, { query: {} })).body;
    expect(items[0]).toMatchObject({
      subject: "PLAYER_LIMIT",
      operatorName: "Bo",
      before: always,
      after: never,
    });
    await agreeOnRule(stack, "PLAYER_LIMIT", always);
  });

  test("is refused if it is outdated, means nothing, or would let one operator work around it", async () => {
    const change = async (action: string, rule: object, before: object) =>
      (await propose("SECOND_PERSON_POLICY", { action, rule, before })).body;
    expect(await change("PLAYER_LIMIT", never, never)).toMatchObject({ errorCode: "CONFLICT" });
    const refused = { errorCode: "PROPOSAL_REFUSED" };
    expect(await change("PLAYER_LIMIT", always, always)).toMatchObject(refused);
    expect(await change("PLAYER_LIMIT", above(5), always)).toMatchObject(refused);
    expect(await change("UNHEARD_OF", never, always)).toMatchObject(refused);
    for (const action of ["SECOND_PERSON_POLICY", "OPERATOR_ROLES", "OPERATOR_AUTHENTICATOR"]) {
      expect(await change(action, never, always)).toMatchObject(refused);
    }
  });

  test("that was overtaken is not applied by a late approval", async () => {
    const data = { action: "CASE_POLICY", rule: never, before: always };
    const { id } = (await propose("SECOND_PERSON_POLICY", data)).body;
    await agreeOnRule(stack, "CASE_POLICY", never);
    await agreeOnRule(stack, "CASE_POLICY", always);
    await agreeOnRule(stack, "CASE_POLICY", never);
    const decision = { params: { id }, body: { decision: "APPROVE", reason } } as const;
    expect((await bo().call(decideProposal, decision)).body).toMatchObject({ errorCode: "CONFLICT" });
    await agreeOnRule(stack, "CASE_POLICY", always);
  });
});

test("a refund below the threshold is paid at once, a larger one waits for a second operator", async () => {
  const playerId = (await addPayer(stack, { amountMinor: 5_00n })).player.id;
  const cash = async () =>
    (await stack.kit.ledger.accountsOf(playerId)).get(playerAccount(playerId, "cash", "USD").id) ?? 0n;
  const refund = (amount: number) =>
    propose("BALANCE_ADJUSTMENT", { playerId, currency: "USD", amount }, support);
  const support = actAsOperator(stack.client(), "Sue", ["SUPPORT"]);
  expect((await refund(20)).body).toMatchObject({ state: "OPEN" });
  expect(await cash()).toBe(5_00n);
  await agreeOnRule(stack, "BALANCE_ADJUSTMENT", above(50));
  const small = (await refund(50)).body;
  expect(small).toMatchObject({ state: "APPLIED", decidedBy: { name: "Sue" }, mayDecide: false });
  expect(await cash()).toBe(55_00n);
  // Repeating a request whose response was lost does not change the balance again.
  const once = {
    kind: "BALANCE_ADJUSTMENT",
    data: { playerId, currency: "USD", amount: -50 },
    reason,
    requestId: randomUUID(),
  };
  const first = await support.call(proposeChange, { body: once });
  expect((await support.call(proposeChange, { body: once })).body).toEqual(first.body);
  const others = [
    { data: { ...once.data, amount: -40 } },
    { reason: "another reason" },
    { kind: "ACCOUNT_CLOSING" },
  ];
  for (const other of others) {
    const reused = await support.call(proposeChange, { body: { ...once, ...other } });
    expect(reused).toMatchObject({ status: 409, body: { errorCode: "IDEMPOTENCY_KEY_REUSED" } });
  }
  expect(await cash()).toBe(5_00n);
  await refund(50);
  expect((await refund(50.01)).body).toMatchObject({ state: "OPEN" });
  expect((await refund(-60)).body).toMatchObject({ state: "OPEN" });
  expect(await cash()).toBe(55_00n);
  // The applied refund can't be decided a second time, and the audit log shows that a single operator made it.
  const again = { params: { id: small.id }, body: { decision: "APPROVE", reason } } as const;
  expect((await bo().call(decideProposal, again)).body).toMatchObject({ errorCode: "CONFLICT" });
  const { items } = (await ada().call(listAuditEntries, { query: { subject: `player:${playerId}` } })).body;
  expect(items.find(({ after }) => (after as { proposal?: string })?.proposal === small.id)).toMatchObject({
    call: "propose-change",
    outcome: "DONE",
    after: { state: "APPLIED" },
  });
  expect((await ada().call(verifyLedger)).body).toMatchObject({ differences: [] });
  await agreeOnRule(stack, "BALANCE_ADJUSTMENT", always);
});

test("a change that the ledger refuses leaves no trace", async () => {
  const playerId = (await addPayer(stack, { amountMinor: 5_00n })).player.id;
  await agreeOnRule(stack, "BALANCE_ADJUSTMENT", never);
  const taken = await propose("BALANCE_ADJUSTMENT", { playerId, currency: "USD", amount: -10 });
  expect(taken.body).toMatchObject({
    errorCode: "PROPOSAL_REFUSED",
    cause: expect.stringContaining("the ledger refused it"),
  });
  const rows = await stack.kit.db.query("select 1 from operator_proposals where subject = $1", [
    `player:${playerId}`,
  ]);
  expect(rows).toEqual([]);
  await agreeOnRule(stack, "BALANCE_ADJUSTMENT", always);
});

test("an offer above a cost per player needs a second operator", async () => {
  const offers = (await ada().call(listBonusOffers)).body;
  const { plan } = offers.find(({ id }) => id === "offer_welcome")!;
  const priced = (maxAmount: number) => ({ ...plan, amounts: { USD: { ...plan.amounts.USD, maxAmount } } });
  const create = (id: string, maxAmount: number) =>
    ada().call(createBonusOffer, { body: { id, plan: priced(maxAmount), reason } });
  expect((await create("offer_before", 300)).status).toBe(200);
  await agreeOnRule(stack, "BONUS_OFFER", above(250));
  expect((await create("offer_cheap", 250)).status).toBe(200);
  expect(await create("offer_dear", 300)).toMatchObject(needsSecond);
  const data = { id: "offer_dear", plan: priced(300), baseVersion: null };
  expect((await agree(ada(), bo(), "BONUS_OFFER", data)).body).toMatchObject({ state: "APPROVED" });
  await agreeOnRule(stack, "BONUS_OFFER", never);
});

describe("settings that can break the site", () => {
  const settings = async () => (await ada().call(getSiteSettings)).body;
  const change = async (changes: object) => {
    const { version } = await settings();
    return await ada().call(changeSiteSettings, { body: { version, changes, reason } });
  };

  test("need a second operator if the policy says so; others don't", async () => {
    expect((await change({ isCashierWithdrawalEnabled: false })).status).toBe(200);
    await agreeOnRule(stack, "SITE_SETTINGS", always);
    expect((await change({ isLoyaltyEnabled: false })).status).toBe(200);
    expect(await change({ isCashierWithdrawalEnabled: true })).toMatchObject(needsSecond);
    const { version } = await settings();
    const undo = { toVersion: version - 2, version };
    expect(await ada().call(rollBackSiteSettings, { body: { ...undo, reason } })).toMatchObject(needsSecond);

    const rolledBack = await agree(ada(), bo(), "SITE_SETTINGS", undo);
    expect(rolledBack.body).toMatchObject({ state: "APPROVED" });
    expect((await settings()).values).toMatchObject({
      isCashierWithdrawalEnabled: true,
      isLoyaltyEnabled: true,
    });
    await agreeOnRule(stack, "SITE_SETTINGS", never);
  });

  test("are checked when they are proposed and again when they are approved", async () => {
    await agreeOnRule(stack, "SITE_SETTINGS", always);
    const { version } = await settings();
    const request = async (changes: object) => (await propose("SITE_SETTINGS", { version, changes })).body;
    expect(await request({ defaultCurrency: "XXX" })).toMatchObject({
      errors: [{ code: "UNKNOWN_CURRENCY" }],
    });
    expect(await request({ servicesBaseUrl: "/broken" })).toMatchObject({
      errors: [{ field: "changes.servicesBaseUrl" }],
    });
    expect(await request({})).toMatchObject({ errorCode: "PROPOSAL_REFUSED" });
    const { id, summary } = await request({ defaultCurrency: "EUR" });
    expect(summary).toBe("Site settings: defaultCurrency USD → EUR");
    await change({ isLoyaltyEnabled: false });
    const decision = { params: { id }, body: { decision: "APPROVE", reason } } as const;
    expect((await bo().call(decideProposal, decision)).body).toMatchObject({ errorCode: "CONFLICT" });
    await change({ isLoyaltyEnabled: true });
    await agreeOnRule(stack, "SITE_SETTINGS", never);
  });
});

test("a jurisdiction's rules need a second operator if the policy says so", async () => {
  const name = "BE";
  const rulesOfPlace = async () =>
    (await ada().call(listJurisdictions)).body.items.find((place) => place.name === name)?.rules ?? null;
  const rules = { minimumAgeYears: 21 };
  await agreeOnRule(stack, "JURISDICTION", always);
  expect(await changeRules(ada(), name, rules)).toMatchObject(needsSecond);
  const before = await rulesOfPlace();
  const outdated = await propose("JURISDICTION", { name, rules, before: { minimumAgeYears: 40 } });
  expect(outdated.body).toMatchObject({ errorCode: "CONFLICT" });
  const agreed = await agree(ada(), bo(), "JURISDICTION", { name, rules, before });
  expect(agreed.body).toMatchObject({ state: "APPROVED" });
  expect(await rulesOfPlace()).toEqual(rules);
  await agreeOnRule(stack, "JURISDICTION", never);
  expect((await changeRules(ada(), name, rules)).status).toBe(200);
});

test("closing an account needs a second operator if the policy says so; locking it doesn't", async () => {
  const { id: playerId } = await addPlayer(stack, { currency: "USD" });
  const become = (status: "CLOSED" | "DISABLED") =>
    ada().call(changePlayerStatus, { params: { playerId }, body: { status, reason } });
  await agreeOnRule(stack, "ACCOUNT_CLOSING", always);
  expect((await become("DISABLED")).status).toBe(200);
  expect(await become("CLOSED")).toMatchObject(needsSecond);
  expect((await agree(ada(), bo(), "ACCOUNT_CLOSING", { playerId })).body).toMatchObject({
    state: "APPROVED",
  });
  expect((await become("CLOSED")).body).toMatchObject({ errorCode: "SECOND_PERSON_REQUIRED" });
  expect((await propose("ACCOUNT_CLOSING", { playerId })).body).toMatchObject({ errorCode: "CONFLICT" });
  await agreeOnRule(stack, "ACCOUNT_CLOSING", never);
});
