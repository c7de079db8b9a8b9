import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { listBonusGrants } from "@parlour/contracts/calls/rewards/bonuses/list-bonus-grants";
import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { seedNotifications } from "@parlour/server/services/site/notifications";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { demoMessages } from "../seed/messages.ts";
import { type TestStack, testStack } from "../testing.ts";
import { balancesOf, findDifferences } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { depositByCard, joinWith, payRewards, playThrough } from "../testing-referral.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(async () => {
  expect(await findDifferences(stack)).toEqual([]);
  await stack?.close();
});

const eventually = (check: () => Promise<void>) => vi.waitFor(check, { timeout: 30_000, interval: 200 });

async function addResting() {
  const player = await addPlayer(stack, { currency: "USD" });
  await stack.ports.protection.exclude(player, new Date(stack.clock.now().getTime() + 86_400_000 * 200));
  const client = stack.client();
  await signIn(client, player);
  return { player, client };
}

it("an operator's bonus reaches other players, but not one on a break", async () => {
  const { player, client } = await addResting();
  const other = await addPlayer(stack, { currency: "USD" });
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  const id = "grant_break";
  const to = { playerIds: [player.id, other.id] };
  const granted = await operator.call(grantBonus, {
    body: { id, offerId: "offer_free_bet", to, reason: "because" },
  });
  expect(granted.status).toBe(200);
  await eventually(async () => {
    const { items } = (await operator.call(listBonusGrants)).body;
    expect(items.find((one) => one.id === id)).toMatchObject({ granted: 1, refused: 1 });
  });
  expect((await balancesOf(client)).Bonus).toBe(0);
});

it("a referrer on a break gets no reward; the friend gets theirs", async () => {
  const player = await addPlayer(stack, { currency: "USD" });
  const referrer = stack.client();
  await signIn(referrer, { ...player, deviceId: "at home" });
  const { token } = (await referrer.call(getReferralProfile)).body;
  await stack.ports.protection.exclude(player, null);
  const friend = await joinWith(stack, { referral: token });
  await depositByCard(friend.client, 50);
  await playThrough(stack, friend.playerId, 50_00);
  await signIn(referrer, { ...player, deviceId: "at home" });
  await eventually(async () => {
    await payRewards(stack);
    const { invitations } = (await referrer.call(getReferralProfile)).body;
    expect(invitations.map(({ state }) => state)).toEqual(["REWARDED"]);
  });
  expect((await balancesOf(referrer)).Total).toBe(0);
  expect((await balancesOf(friend.client)).Total).toBeGreaterThan(50);
});

it("messages about offers are withdrawn during a break", async () => {
  const player = await addPlayer(stack, { currency: "USD" });
  const client = stack.client();
  await signIn(client, player);
  const { kit, ports } = stack;
  const offer = {
    kind: "REFERRAL_REWARDED",
    data: { currency: "USD", amountMinor: "500", friend: "a" },
  } as const;
  await seedNotifications(kit, player.id, [...demoMessages, { ...offer, hoursAgo: 1 }]);
  const read = async () => (await client.call(listNotifications, { query: {} })).body;
  const about = async () => (await read()).notifications.map(({ topic }) => topic);
  expect(await about()).toContain("REFERRAL");
  await ports.protection.exclude(player, null);
  await signIn(client, player);
  expect(await about()).not.toContain("REFERRAL");
  expect(await about()).toContain("MONEY");
});
