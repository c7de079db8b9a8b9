import { signInToForum } from "@parlour/contracts/calls/identity/forum/sign-in-to-forum";
import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { applyAsAffiliate } from "@parlour/contracts/calls/rewards/affiliates/apply-as-affiliate";
import { createAffiliateLink } from "@parlour/contracts/calls/rewards/affiliates/create-affiliate-link";
import { decideAffiliateApplication } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import { exportAffiliateStatement } from "@parlour/contracts/calls/rewards/affiliates/export-affiliate-statement";
import { getAffiliateAccount } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate-account";
import { listAffiliateApplications } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-applications";
import { listAffiliateLinks } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-links";
import { listAffiliateStatements } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements";
import { listAffiliateStatementsToPay } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import { payAffiliateStatement } from "@parlour/contracts/calls/rewards/affiliates/pay-affiliate-statement";
import { setCommissionPlan } from "@parlour/contracts/calls/rewards/affiliates/set-commission-plan";
import { getReferralTracking } from "@parlour/contracts/calls/rewards/referral/get-referral-tracking";
import { houseAccount, playerAccount } from "@parlour/ledger";
import { signPayload } from "@parlour/server/services/identity/forum";
import { closeStatements } from "@parlour/server/services/rewards/affiliates";
import type { SettleWager } from "@parlour/wagering/operation";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { balancesOf, findDifferences } from "../testing-cashier.ts";
import { betFrom } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";
import { depositByCard, joinWith, visit } from "../testing-referral.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterEach(async () => {
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 200 });
const request = {
  website: "https://reviews.example/games",
  audience: "People who compare games",
  message: "I write about how games are made.",
  acceptTerms: true as const,
};
const operator = (roles: ("MARKETING" | "PAYMENTS")[] = ["MARKETING", "PAYMENTS"]) =>
  actAsOperator(stack.client(), "mara", roles);

/** Adds an affiliate: a player who applied, was approved and has one link. */
async function addAffiliate(plan?: Record<string, unknown>) {
  const player = await addPlayer(stack, { currency: "USD" });
  const person = { ...player, deviceId: `${player.id} at home` };
  const client = stack.client();
  await signIn(client, person);
  const applied = await client.call(applyAsAffiliate, { body: request });
  const decided = await operator().call(decideAffiliateApplication, {
    params: { id: applied.body.id },
    body: { decision: "APPROVE", reason: "A good site", ...(plan && { plan }) },
  });
  expect(decided.status).toBe(200);
  const link = await client.call(createAffiliateLink, {
    body: { name: "Front page", campaign: "spring", landingPath: "/casino" },
  });
  return { client, person, link: link.body };
}
type Affiliate = Awaited<ReturnType<typeof addAffiliate>>;

/**
 * Returns the statements, the current month first. The session has expired in the meantime, so we sign in
 * again.
 */
async function statementsOf({ client, person }: Affiliate) {
  await signIn(client, person);
  return (await client.call(listAffiliateStatements)).body;
}

type Source = "revenueCasino" | "promotions";

/** Moves money from a house account to the player's cash. */
async function move(playerId: string, id: string, type: string, source: Source, amountMinor: bigint) {
  const from = houseAccount(source, "USD");
  const transfers = [{ from, to: playerAccount(playerId, "cash", "USD"), amountMinor }];
  await stack.kit.ledger.post({ playerId, id, type, transfers });
}

const winFor = (playerId: string, id: string, amountMinor: bigint) =>
  move(playerId, id, "WIN", "revenueCasino", amountMinor);

/** Advances to the fifth of the next month, when all earlier months are closed. */
async function passMonth() {
  const now = stack.clock.now();
  const fifth = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 5);
  stack.clock.advance(fifth - now.getTime());
  await closeStatements(stack.kit);
}

test("an application is decided once, by the right role, and the applicant is notified", async () => {
  const player = await addPlayer(stack, { currency: "USD" });
  const client = stack.client();
  await signIn(client, player);
  expect((await client.call(getAffiliateAccount)).body).toEqual({ application: null, affiliate: null });
  expect((await client.call(listAffiliateLinks)).status).toBe(403);
  const first = await client.call(applyAsAffiliate, { body: request });
  expect(first.status).toBe(201);
  expect((await client.call(applyAsAffiliate, { body: request })).status).toBe(409);

  const params = { id: first.body.id };
  const refusal = { decision: "REFUSE" as const, reason: "The site is empty" };
  expect(
    (await operator(["PAYMENTS"]).call(decideAffiliateApplication, { params, body: refusal })).status,
  ).toBe(403);
  const open = await operator().call(listAffiliateApplications, { query: { state: "PENDING" } });
  expect(open.body.items).toEqual([expect.objectContaining({ id: first.body.id, email: player.email })]);
  const answers = await Promise.all([
    operator().call(decideAffiliateApplication, { params, body: refusal }),
    operator().call(decideAffiliateApplication, { params, body: refusal }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await client.call(getAffiliateAccount)).body).toMatchObject({
    application: { state: "REFUSED", reason: "The site is empty" },
    affiliate: null,
  });
  expect((await client.call(applyAsAffiliate, { body: request })).status).toBe(201);
});

test("a visitor joins through a link, deposits and plays, and the statement is correct to the cent", async () => {
  const affiliate = await addAffiliate({
    kind: "HYBRID",
    cpaAmount: 30,
    cpaMinimumDeposit: 20,
    shareBasisPoints: 2_750,
  });
  const { token, url } = affiliate.link;
  expect(url).toMatch(new RegExp(`/casino\\?myafftoken=${token}&extcmpid=spring$`));
  expect((await stack.client().call(getReferralTracking, { params: { token } })).body).toMatchObject({
    type: "AFFILIATE",
    affiliateKey: token,
    affiliateId: expect.stringMatching(/^affiliate_/),
  });
  const visitor = { token, visitor: "a browser of somebody", landingPath: "/casino" };
  await visit(stack.client(), visitor);
  await visit(stack.client(), visitor);
  await visit(stack.client(), { ...visitor, visitor: "somebody else's" });
  await visit(stack.client(), { ...visitor, visitor: "a hidden frame" }, { "sec-fetch-dest": "iframe" });

  const one = await joinWith(stack, { referral: token });
  await joinWith(stack, { referral: token, deviceId: affiliate.person.deviceId });
  await depositByCard(one.client, 100);
  await betFrom(stack, { playerId: one.playerId, id: "b1", currency: "USD", amountMinor: 80_33n });
  await winFor(one.playerId, "w1", 12_00n);
  await eventually(async () => {
    const { body } = await affiliate.client.call(listAffiliateLinks);
    expect(body).toMatchObject([{ clicks: 2, joins: 1, firstDeposits: 1 }]);
  });
  // The commission is (80.33 − 12.00) × 27.5% = 18.79075, rounded down.
  const figures = { netRevenue: 68.33, cpa: 30, share: 18.79, carriedOut: 0, commission: 48.79 };
  const [running] = await statementsOf(affiliate);
  expect(running).toMatchObject({ ...figures, state: "RUNNING", clicks: 2, joins: 1, firstDeposits: 1 });
  expect(running!.lines).toMatchObject([
    { kind: "CPA", basis: 100, amount: 30 },
    { kind: "REVENUE_SHARE", basis: 68.33, amount: 18.79, postings: 2 },
  ]);
  expect(running!.lines[0]!.player).toBe(running!.lines[1]!.player);
  expect(JSON.stringify(running)).not.toContain(one.playerId);

  await passMonth();
  await passMonth();
  const [, quiet, closed] = await statementsOf(affiliate);
  expect(closed).toMatchObject({ ...figures, state: "CLOSED" });
  expect(closed!.lines).toEqual(running!.lines);
  expect(quiet).toMatchObject({ state: "CLOSED", commission: 0, lines: [] });

  const params = { id: closed!.id };
  const body = { reason: "Checked" };
  expect((await operator(["MARKETING"]).call(payAffiliateStatement, { params, body })).status).toBe(403);
  const paid = await Promise.all(
    [1, 2, 3].map(() => operator().call(payAffiliateStatement, { params, body })),
  );
  expect(paid.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect((await balancesOf(affiliate.client)).Withdrawable).toBe(48.79);
  const { body: settled } = await operator().call(listAffiliateStatementsToPay, { query: { state: "PAID" } });
  expect(settled.items.filter(({ playerId }) => playerId === affiliate.person.id)).toMatchObject([
    { id: closed!.id, commission: 48.79 },
  ]);
});

test("a negative month is carried over, and a new plan applies from the next month", async () => {
  const affiliate = await addAffiliate();
  const { client, playerId } = await joinWith(stack, { referral: affiliate.link.token });
  await depositByCard(client, 500);
  await eventually(async () => {
    expect((await affiliate.client.call(listAffiliateLinks)).body[0]!.firstDeposits).toBe(1);
  });
  await winFor(playerId, "lucky", 100_00n);
  const { body: account } = await affiliate.client.call(getAffiliateAccount);
  const changed = await operator().call(setCommissionPlan, {
    params: { id: account.affiliate!.id },
    body: { plan: { kind: "REVENUE_SHARE", shareBasisPoints: 4_000 }, reason: "Sends many" },
  });
  expect(changed).toMatchObject({ status: 201, body: { version: 2, shareBasisPoints: 4_000 } });
  await passMonth();
  await betFrom(stack, { playerId, id: "unlucky", currency: "USD", amountMinor: 90_00n });
  await move(playerId, "gift", "BONUS", "promotions", 10_00n);
  await passMonth();
  const [, second, first] = await statementsOf(affiliate);
  expect(first).toMatchObject({ share: -25, commission: 0, carriedIn: 0, carriedOut: -25 });
  // The commission is 40% × (90.00 − bonus of 10.00) = 32.00, less the 25.00 carried over from the
  // previous month.
  expect(second).toMatchObject({ netRevenue: 80, share: 32, carriedIn: -25, carriedOut: 0, commission: 7 });
});

test("a wager counts in the month in which it ends", async () => {
  const affiliate = await addAffiliate();
  const { client, playerId } = await joinWith(stack, { referral: affiliate.link.token });
  await depositByCard(client, 500);
  await eventually(async () => {
    expect((await affiliate.client.call(listAffiliateLinks)).body[0]!.firstDeposits).toBe(1);
  });
  const [lost, won] = [wagerOf(playerId, 100_00n), wagerOf(playerId, 60_00n)];
  expect([await apply(stack, lost), await apply(stack, won)]).toEqual(["POSTED", "POSTED"]);
  expect((await statementsOf(affiliate))[0]).toMatchObject({ netRevenue: 0, commission: 0 });
  await passMonth();
  const end = (placed: typeof lost, payout: bigint): SettleWager => {
    const { currency, vertical, provider, productId, wagerId } = placed;
    const wager = { playerId, currency, vertical, provider, productId, wagerId };
    return { kind: "settle", ...wager, operationId: `${wagerId}/settle`, payout };
  };
  expect(await apply(stack, end(won, 90_00n))).toBe("POSTED");
  await passMonth();
  expect(await apply(stack, end(lost, 0n))).toBe("POSTED");
  await passMonth();
  const [, third, second, first] = await statementsOf(affiliate);
  expect(first).toMatchObject({ netRevenue: 0, share: 0, commission: 0 });
  expect(second).toMatchObject({ netRevenue: -30, share: -7.5, commission: 0, carriedOut: -7.5 });
  expect(third).toMatchObject({ netRevenue: 100, share: 25, carriedIn: -7.5, commission: 17.5 });
});

test("players in other currencies have separate statements without any conversion", async () => {
  const affiliate = await addAffiliate();
  const { token } = affiliate.link;
  const dollars = await joinWith(stack, { referral: token });
  const euros = await joinWith(stack, { referral: token, currency: "EUR" });
  await depositByCard(dollars.client, 100);
  await eventually(async () => {
    expect((await affiliate.client.call(listAffiliateLinks)).body[0]!.joins).toBe(2);
  });
  const ledger = stack.kit.ledger;
  await ledger.openWallet({ playerId: euros.playerId, currency: "EUR" });
  const fund = { from: houseAccount("payments", "EUR"), to: playerAccount(euros.playerId, "cash", "EUR") };
  const transfers = [{ ...fund, amountMinor: 200_00n }];
  await ledger.post({ playerId: euros.playerId, id: "fund", type: "DEPOSIT", transfers });
  await winFor(dollars.playerId, "lucky dollars", 40_00n);
  await betFrom(stack, { playerId: euros.playerId, id: "bet 1", currency: "EUR", amountMinor: 61_37n });

  const running = await statementsOf(affiliate);
  expect(running).toMatchObject([
    {
      currency: "USD",
      payout: "WALLET",
      joins: 2,
      netRevenue: -40,
      share: -10,
      commission: 0,
      carriedOut: -10,
    },
    { currency: "EUR", payout: "TRANSFER", joins: 0, netRevenue: 61.37, share: 15.34, commission: 15.34 },
  ]);
  await passMonth();
  // A month without revenue in euros has no euro statement, so the euro balance is carried over.
  await betFrom(stack, { playerId: dollars.playerId, id: "bet 2", currency: "USD", amountMinor: 100_00n });
  await passMonth();
  const [, second, ...first] = await statementsOf(affiliate);
  expect(second).toMatchObject({ currency: "USD", carriedIn: -10, share: 25, commission: 15 });
  expect(first).toMatchObject([
    { currency: "USD", state: "CLOSED", commission: 0 },
    { currency: "EUR", state: "CLOSED", commission: 15.34 },
  ]);
  expect(first.flatMap(({ lines }) => lines)).toEqual(running.flatMap(({ lines }) => lines));

  const before = await houseBalance("payments", "EUR");
  const pay = () =>
    operator().call(payAffiliateStatement, {
      params: { id: first[1]!.id },
      body: { reason: "Transfer 4711" },
    });
  expect((await Promise.all([pay(), pay()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await houseBalance("payments", "EUR")) - before).toBe(15_34n);
  expect((await balancesOf(affiliate.client)).Withdrawable).toBe(0);
});

test("a new depositor in another currency earns the CPA once, in the affiliate's currency", async () => {
  const affiliate = await addAffiliate({
    kind: "HYBRID",
    cpaAmount: 30,
    cpaMinimumDeposit: 20,
    shareBasisPoints: 2_500,
  });
  const { client, playerId } = await joinWith(stack, { referral: affiliate.link.token, currency: "EUR" });
  await depositByCard(client, 19.99, "EUR");
  await eventually(async () => {
    expect((await affiliate.client.call(listAffiliateLinks)).body[0]!.firstDeposits).toBe(1);
  });
  expect((await statementsOf(affiliate))[0]).toMatchObject({ cpa: 0, lines: [] });
  const deposit = await depositByCard(client, 25, "EUR");
  await eventually(async () => expect((await statementsOf(affiliate))[0]!.cpa).toBe(30));
  await depositByCard(client, 100, "EUR");
  await betFrom(stack, { playerId, id: "in euros", currency: "EUR", amountMinor: 10_00n });
  await eventually(async () => expect(await largestDepositOf(playerId)).toBe("10000"));

  await passMonth();
  const [, own, euros] = await statementsOf(affiliate);
  const { body: table } = await affiliate.client.call(exportAffiliateStatement, {
    params: { month: own!.month },
  });
  expect(own).toMatchObject({ currency: "USD", payout: "WALLET", cpa: 30, share: 0, commission: 30 });
  expect(own!.lines).toMatchObject([
    { kind: "CPA", basis: 25, basisCurrency: "EUR", amount: 30, currency: "USD" },
  ]);
  expect(euros).toMatchObject({ currency: "EUR", payout: "TRANSFER", cpa: 0, share: 2.5, commission: 2.5 });
  expect(table).toContain(`CPA,${own!.lines[0]!.player},25,EUR,30,USD,`);
  const pay = () =>
    operator().call(payAffiliateStatement, { params: { id: own!.id }, body: { reason: "Checked" } });
  expect((await Promise.all([pay(), pay()])).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await balancesOf(affiliate.client)).Withdrawable).toBe(30);

  await client.call(actOnSandboxPayment, { params: { reference: deposit }, body: { act: "charge_back" } });
  await eventually(async () => {
    const [running] = await statementsOf(affiliate);
    expect(running).toMatchObject({ currency: "USD", cpa: -30, commission: 0, carriedOut: -30 });
    expect(running!.lines).toMatchObject([
      { kind: "CPA_TAKEN_BACK", basis: 25, basisCurrency: "EUR", amount: -30, currency: "USD" },
    ]);
  });
});

test("a reversed deposit earns nothing, whatever arrives first and whatever the plan", async () => {
  const affiliate = await addAffiliate({ kind: "CPA", cpaAmount: 50, cpaMinimumDeposit: 200 });
  const { playerId } = await joinWith(stack, { referral: affiliate.link.token });
  await eventually(async () => {
    expect((await affiliate.client.call(listAffiliateLinks)).body[0]!.joins).toBe(1);
  });
  const publish = (
    kind: "DEPOSIT_COMPLETED" | "DEPOSIT_REVERSED",
    depositId: string,
    amountMinor: string,
  ) => {
    const data = { depositId, currency: "USD", amountMinor, method: "CARD", isFirst: true };
    return stack.kit.db.transaction((tx) => stack.kit.facts.publish(tx, { kind, playerId, data }));
  };
  await publish("DEPOSIT_REVERSED", "early", "50000");
  await eventually(async () => expect(await isKeptAsReversed("early")).toBe(true));
  await publish("DEPOSIT_COMPLETED", "early", "50000");
  await publish("DEPOSIT_COMPLETED", "small", "15000");
  await eventually(async () => expect(await largestDepositOf(playerId)).toBe("15000"));
  await publish("DEPOSIT_REVERSED", "small", "15000");
  await eventually(async () => expect(await largestDepositOf(playerId)).toBeNull());
  const { body: account } = await affiliate.client.call(getAffiliateAccount);
  await operator().call(setCommissionPlan, {
    params: { id: account.affiliate!.id },
    body: { plan: { kind: "CPA", cpaAmount: 50, cpaMinimumDeposit: 100 }, reason: "Sends many" },
  });
  await passMonth();
  await publish("DEPOSIT_COMPLETED", "smaller", "2000");
  await eventually(async () => expect(await largestDepositOf(playerId)).toBe("2000"));
  expect(await statementsOf(affiliate)).toMatchObject([
    { cpa: 0, lines: [] },
    { cpa: 0, lines: [] },
  ]);
  await publish("DEPOSIT_COMPLETED", "large", "10000");
  await eventually(async () => expect((await statementsOf(affiliate))[0]!.cpa).toBe(50));
});

async function largestDepositOf(playerId: string): Promise<string | null | undefined> {
  const [row] = await stack.kit.db.query<{ deposit_minor: string | null }>(
    "select deposit_minor from affiliate_players where player_id = $1",
    [playerId],
  );
  return row?.deposit_minor;
}

async function isKeptAsReversed(depositId: string): Promise<boolean> {
  const rows = await stack.kit.db.query("select 1 from affiliate_reversed_deposits where deposit_id = $1", [
    depositId,
  ]);
  return rows.length > 0;
}

async function houseBalance(kind: "payments", currency: string): Promise<bigint> {
  return (await stack.kit.ledger.accountsOf("house")).get(houseAccount(kind, currency).id) ?? 0n;
}

test("a CPA is taken back when the deposit is reversed", async () => {
  const affiliate = await addAffiliate({ kind: "CPA", cpaAmount: 50, cpaMinimumDeposit: 20 });
  const { client } = await joinWith(stack, { referral: affiliate.link.token });
  const deposit = await depositByCard(client, 20);
  await eventually(async () => expect((await statementsOf(affiliate))[0]!.cpa).toBe(50));
  const charged = await client.call(actOnSandboxPayment, {
    params: { reference: deposit },
    body: { act: "charge_back" },
  });
  expect(charged.status).toBe(200);
  await eventually(async () => {
    const [running] = await statementsOf(affiliate);
    expect(running).toMatchObject({ cpa: 0, commission: 0 });
    expect(running!.lines.map(({ kind }) => kind)).toEqual(["CPA", "CPA_TAKEN_BACK"]);
  });
});

test("the forum sign-in needs the forum's signature and return address", async () => {
  const player = await addPlayer(stack);
  const client = stack.client();
  await signIn(client, player);
  const { origin, secret } = stack.config.forum!;
  const ask = async (returnUrl: string, key = secret) => {
    const question = new URLSearchParams({ nonce: "n-1", return_sso_url: returnUrl });
    const sso = Buffer.from(question.toString()).toString("base64");
    return await client.call(signInToForum, { query: { sso, sig: signPayload(sso, key) } });
  };
  const returnUrl = `${origin}/session/sso_login`;
  const { status, body } = await ask(returnUrl);
  expect([status, body.returnUrl, body.sig]).toEqual([200, returnUrl, signPayload(body.sso, secret)]);
  expect(Object.fromEntries(new URLSearchParams(Buffer.from(body.sso, "base64").toString()))).toEqual({
    nonce: "n-1",
    external_id: player.id,
    email: player.email,
    username: player.nickname,
  });
  expect((await ask(returnUrl, "somebody else's secret")).status).toBe(401);
  expect((await ask("https://elsewhere.example/session")).status).toBe(400);
  expect((await client.call(signInToForum, { query: { sso: "", sig: "" } })).status).toBe(401);
});
