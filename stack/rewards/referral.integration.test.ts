import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { getReferralTerms } from "@parlour/contracts/calls/rewards/referral/get-referral-terms";
import { getReferralTracking } from "@parlour/contracts/calls/rewards/referral/get-referral-tracking";
import type { Fact } from "@parlour/server/kit/facts";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { balancesOf, findDifferences } from "../testing-cashier.ts";
import { depositTo } from "../testing-money.ts";
import { addPlayer, retryWhileBusy, signIn } from "../testing-people.ts";
import { depositByCard, joinWith, payRewards, playThrough, visit } from "../testing-referral.ts";

const dayMs = 86_400_000;
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 120_000);
afterEach(async () => {
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

async function addReferrer() {
  const client = stack.client();
  const player = await addPlayer(stack, { currency: "USD" });
  await signIn(client, { ...player, deviceId: `${player.id} at home` });
  const { body } = await client.call(getReferralProfile);
  return { client, player, token: body.token, link: body.link };
}
type Referrer = Awaited<ReturnType<typeof addReferrer>>;

const statesOf = async ({ client }: Referrer) => {
  const { body } = await retryWhileBusy(() => client.call(getReferralProfile));
  return body.invitations.map(({ state }) => state);
};
const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 200 });

/** Stakes an amount, and waits until the friend's invitation is rewarded. */
async function earnReward(playerId: string, stakeMinor: number, referrer: Referrer): Promise<void> {
  await eventually(async () => expect(await statesOf(referrer)).toEqual(["DEPOSITED"]));
  await playThrough(stack, playerId, stakeMinor);
  // Rounds from before a bonus don't count towards its wagering.
  stack.clock.advance(1_000);
  await eventually(async () => {
    await payRewards(stack);
    expect(await statesOf(referrer)).toEqual(["REWARDED"]);
  });
}

/** Publishes each fact several times concurrently, as if the queue had delivered duplicates. */
async function publishAgain(facts: readonly Fact[], times: number): Promise<void> {
  const copies = facts.flatMap((fact) => Array.from({ length: times }, () => fact));
  await Promise.all(
    copies.map((fact) => stack.kit.db.transaction((tx) => stack.kit.facts.publish(tx, fact))),
  );
}

describe("a referral token", () => {
  it("is short and always the same for a player", async () => {
    const referrer = await addReferrer();
    expect(referrer.token).toMatch(/^P[A-Z2-9]{8}$/);
    expect(referrer.link).toMatch(new RegExp(`/welcome/${referrer.token}$`));
    expect((await referrer.client.call(getReferralProfile)).body.token).toBe(referrer.token);
    expect(
      (await stack.client().call(getReferralTracking, { params: { token: referrer.token } })).body,
    ).toEqual({
      affiliateKey: referrer.token,
      type: "PROFILE",
      timestamp: stack.clock.now().getTime(),
      affiliateId: null,
      sharingMethod: "WORD_OF_MOUTH",
    });
    const terms = (currency: string, token?: string) =>
      stack.client().call(getReferralTerms, { query: { currency, ...(token && { token }) } });
    expect((await terms("USD")).body).toMatchObject({
      minimumDeposit: 25,
      playThrough: 1,
      friendReward: 10,
      credit: "CASH",
    });
    expect((await terms("XYZ")).status).toBe(404);
    expect((await terms("USD", referrer.token)).status).toBe(200);
    expect((await terms("USD", "PNOBODY")).status).toBe(404);
    expect((await terms("USD", "A12345678901")).status).toBe(404);
  });

  it.each([
    ["PNOBODY", "PROFILE"],
    ["ANOBODYATALL", "AFFILIATE"],
  ])("that is unknown, such as %s, is classified as %s and counts for no one", async (token, type) => {
    const look = { affiliateKey: token, type, affiliateId: null, sharingMethod: "WORD_OF_MOUTH" };
    const timestamp = stack.clock.now().getTime();
    const tracked = await stack.client().call(getReferralTracking, { params: { token } });
    expect([tracked.status, tracked.body]).toEqual([200, { ...look, timestamp }]);
    const visited = await visit(stack.client(), { token, visitor: `somebody with ${token}` });
    expect([visited.status, visited.body]).toEqual([202, { ...look, timestamp }]);
  });

  it.each([
    ["kept for 40 days", 40 * dayMs, 0, 1],
    ["kept a moment longer", 40 * dayMs + 1_000, 0, 0],
    ["kept for the configured days", 7 * dayMs, 7, 1],
    ["kept longer than the configured days", 7 * dayMs + 1_000, 7, 0],
  ])("%s leads to %s", async (_name, ageMs, days, friends) => {
    await stack.ports.settings.set("affiliateTokenDays", days);
    const referrer = await addReferrer();
    const timestamp = stack.clock.now().getTime() - ageMs;
    const referralVisit = { sharingMethod: "WORD_OF_MOUTH", campaign: "", timestamp };
    await joinWith(stack, { referral: referrer.token, referralVisit });
    const marker = await addReferrer();
    // A subscriber handles facts in order, so once the second friend's registration is handled, the first one's
    // has been too.
    await joinWith(stack, { referral: marker.token });
    await eventually(async () => expect(await statesOf(marker)).toEqual(["JOINED"]));
    expect(await statesOf(referrer)).toHaveLength(friends);
    await stack.ports.settings.set("affiliateTokenDays", 0);
  });
});

describe("a friend", () => {
  it("is tracked from visit to deposit, and both players are rewarded once", async () => {
    const referrer = await addReferrer();
    const visitor = stack.client();
    const came = { token: referrer.token, visitor: "the friend's own phone", sharingMethod: "raf_email" };
    await visit(visitor, came);
    await visit(visitor, came);
    expect(await statesOf(referrer)).toEqual(["VISITED"]);

    const timestamp = stack.clock.now().getTime();
    const { client, playerId } = await joinWith(stack, {
      referral: referrer.token,
      referralVisit: { sharingMethod: "raf_email", campaign: "", timestamp, visitor: came.visitor },
    });
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["JOINED"]));
    await depositByCard(client, 24.99);
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["DEPOSITED"]));
    expect((await balancesOf(client)).Total).toBe(24.99);
    await depositByCard(client, 25);
    await earnReward(playerId, 25_00, referrer);
    await depositByCard(client, 100);

    expect((await balancesOf(client)).Total).toBe(24.99 + 25 + 100 + 10);
    expect((await balancesOf(referrer.client)).Total).toBe(20);
    const { body } = await referrer.client.call(getReferralProfile);
    expect(body).toMatchObject({
      referred: 1,
      rewards: [{ amount: 20, currency: "USD" }],
      invitations: [{ friend: expect.stringMatching(/^g•••\d$/), sharingMethod: "raf_email" }],
    });
  });

  it("is rewarded once when facts are duplicated, concurrent and out of order", async () => {
    const referrer = await addReferrer();
    const friend = await addPlayer(stack, { currency: "USD" });
    const client = stack.client();
    await signIn(client, { ...friend, deviceId: `${friend.id} at home` });
    const money = { currency: "USD", amountMinor: "5000", method: "CARD" };
    const deposits: Fact[] = ["d1", "d2"].map((depositId, index) => ({
      kind: "DEPOSIT_COMPLETED",
      playerId: friend.id,
      data: { ...money, depositId: `${friend.id}-${depositId}`, isFirst: index === 0 },
    }));
    const joined: Fact = {
      kind: "PLAYER_JOINED",
      playerId: friend.id,
      data: { referral: referrer.token, address: "127.0.0.1", deviceId: null },
    };
    await depositTo(stack, { playerId: friend.id, id: "own", currency: "USD", amountMinor: 50_00n });
    await playThrough(stack, friend.id, 50_00);
    await Promise.all([publishAgain(deposits, 4), publishAgain([joined], 1)]);
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["REWARDED"]));
    await Promise.all([payRewards(stack), payRewards(stack)]);
    await publishAgain(deposits, 2);
    // Invitations are listed by time, so the next one must be later than the first.
    stack.clock.advance(1_000);
    await joinWith(stack, { referral: referrer.token });
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["JOINED", "REWARDED"]));
    expect((await balancesOf(client)).Total).toBe(50 + 10);
    expect((await balancesOf(referrer.client)).Total).toBe(20);
  });

  it("who deposits and does not play, or not enough, earns nothing", async () => {
    const referrer = await addReferrer();
    const { client, playerId } = await joinWith(stack, { referral: referrer.token });
    await depositByCard(client, 50);
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["DEPOSITED"]));
    await playThrough(stack, playerId, 49_99);
    // A bet that is still open may be voided, so it does not count towards the reward's wagering yet.
    const open = { playerId, roundId: `open-${playerId}`, stakeMinor: 10_00 };
    await playRound(stack, { ...open, gameId: "1403", ends: false });
    await payRewards(stack);
    expect(await statesOf(referrer)).toEqual(["DEPOSITED"]);
    await earnReward(playerId, 1, referrer);
    expect((await balancesOf(referrer.client)).Total).toBe(20);
  });

  it("whose deposit is reversed costs both players the reward", async () => {
    const referrer = await addReferrer();
    const { client, playerId } = await joinWith(stack, { referral: referrer.token });
    const depositId = await depositByCard(client, 50);
    await earnReward(playerId, 50_00, referrer);
    expect((await balancesOf(client)).Total).toBe(60);
    const charged = await client.call(actOnSandboxPayment, {
      params: { reference: depositId },
      body: { act: "charge_back" },
    });
    expect(charged.status).toBe(200);
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["REFUSED"]));
    expect((await balancesOf(client)).Total).toBe(0);
    expect((await balancesOf(referrer.client)).Total).toBe(0);
    expect((await referrer.client.call(getReferralProfile)).body.rewards).toEqual([]);
  });

  it("whose deposit was reversed before it was processed earns nothing", async () => {
    const referrer = await addReferrer();
    const { client, playerId } = await joinWith(stack, { referral: referrer.token });
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["JOINED"]));
    const publish = (
      kind: "DEPOSIT_COMPLETED" | "DEPOSIT_REVERSED",
      depositId: string,
      amountMinor: string,
    ) => {
      const data = { currency: "USD", amountMinor, depositId, method: "CARD", isFirst: true };
      return publishAgain([{ kind, playerId, data }], 1);
    };
    const isKept = () =>
      stack.kit.db.query("select 1 from referral_reversed_deposits where deposit_id = 'gone'");
    await publish("DEPOSIT_REVERSED", "gone", "5000");
    await eventually(async () => expect(await isKept()).toHaveLength(1));
    await publish("DEPOSIT_COMPLETED", "gone", "5000");
    // Facts are handled in order, so once this deposit has been handled, the one before it has been too.
    await publish("DEPOSIT_COMPLETED", "too small", "500");
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["DEPOSITED"]));
    expect((await balancesOf(client)).Total).toBe(0);
    expect((await referrer.client.call(getReferralProfile)).body.rewards).toEqual([]);
  });

  it("earns bonus money where that is offered, which is wagered and ends with the deposit", async () => {
    await stack.kit.db.query(
      "update referral_offers set credit = 'BONUS', wagering_factor = 2 where currency = 'USD'",
    );
    const referrer = await addReferrer();
    const { client, playerId } = await joinWith(stack, { referral: referrer.token });
    const depositId = await depositByCard(client, 50);
    await earnReward(playerId, 50_00, referrer);
    expect(await balancesOf(client)).toMatchObject({ Bonus: 10, Withdrawable: 50 });
    expect(await balancesOf(referrer.client)).toMatchObject({ Bonus: 20, Withdrawable: 0 });
    // The friend completes the wagering and keeps the winnings.
    await playRound(stack, { playerId, stakeMinor: 20_00, winMinor: 20_00 });
    await eventually(async () =>
      expect(await balancesOf(client)).toMatchObject({ Bonus: 0, Withdrawable: 60 }),
    );
    await client.call(actOnSandboxPayment, {
      params: { reference: depositId },
      body: { act: "charge_back" },
    });
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["REFUSED"]));
    expect(await balancesOf(referrer.client)).toMatchObject({ Bonus: 0, Total: 0 });
    expect((await balancesOf(client)).Total).toBe(10);
    await stack.kit.db.query("update referral_offers set credit = 'CASH' where currency = 'USD'");
  });

  it("with the same device or phone as the player earns nothing", async () => {
    const referrer = await addReferrer();
    const sameDevice = { referral: referrer.token, deviceId: `${referrer.player.id} at home` };
    const { client } = await joinWith(stack, sameDevice);
    await joinWith(stack, { referral: referrer.token, phone: referrer.player.phone });
    await depositByCard(client, 50);
    await eventually(async () => expect(await statesOf(referrer)).toEqual(["REFUSED", "REFUSED"]));
    expect((await balancesOf(client)).Total).toBe(50);
    expect((await referrer.client.call(getReferralProfile)).body).toMatchObject({ referred: 0, rewards: [] });
  });

  it("is not counted from a picture, another site or a crawler", async () => {
    const referrer = await addReferrer();
    const came = { token: referrer.token, visitor: "somebody's browser" };
    await visit(stack.client(), came, { "sec-fetch-dest": "image" });
    await visit(stack.client(), came, { "sec-fetch-dest": "iframe" });
    await visit(stack.client(), came, { "user-agent": "curl/8.5.0 on somebody's machine" });
    await visit(referrer.client, came);
    expect(await statesOf(referrer)).toEqual([]);
  });
});
