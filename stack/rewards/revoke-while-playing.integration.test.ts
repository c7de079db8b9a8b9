import { actOnSandboxPayment } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import { getReferralProfile } from "@parlour/contracts/calls/rewards/referral/get-referral-profile";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { findDifferences } from "../testing-cashier.ts";
import { addPlayer, retryWhileBusy, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";
import { depositByCard, joinWith, payRewards, playThrough } from "../testing-referral.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
  await stack.kit.db.query(
    "update referral_offers set credit = 'BONUS', wagering_factor = 2 where currency = 'USD'",
  );
});
afterAll(() => stack?.close());

async function addPair() {
  const referrer = stack.client();
  const player = await addPlayer(stack, { currency: "USD" });
  await signIn(referrer, { ...player, deviceId: `${player.id} at home` });
  const { token } = (await referrer.call(getReferralProfile)).body;
  const friend = await joinWith(stack, { referral: token });
  const depositId = await depositByCard(friend.client, 50);
  const state = async () =>
    (await retryWhileBusy(() => referrer.call(getReferralProfile))).body.invitations[0]?.state;
  await expect.poll(state, { timeout: 30_000 }).toBe("DEPOSITED");
  await playThrough(stack, friend.playerId, 50_00);
  await payRewards(stack);
  expect(await state()).toBe("REWARDED");
  return { friend, referrerId: player.id, depositId, state };
}

it("rewards are revoked while both players' wagers run, without a deadlock or a lost unit", {
  timeout: 180_000,
}, async () => {
  const pairs = await Promise.all([1, 2, 3].map(() => addPair()));
  const players = pairs.flatMap(({ friend, referrerId }) => [friend.playerId, referrerId]);
  let isOver = false;
  const outcomes = new Map<string, number>();
  const playing = players.map(async (playerId) => {
    // These postings constantly lock the bonus money, cash and settlements of the players whose rewards are revoked.
    while (!isOver) {
      const wager = wagerOf(playerId, 1_00n, { vertical: "casino", provider: "parlour", productId: "1001" });
      const outcome = await apply(stack, wager);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
      if (outcome !== "POSTED") continue;
      const { kind: _kind, ...about } = wager;
      const operationId = `${wager.wagerId}/settle`;
      await apply(stack, { ...about, kind: "settle", operationId, payout: 1_00n });
    }
  });
  const charged = await Promise.all(
    pairs.map(({ friend, depositId }) =>
      retryWhileBusy(() =>
        friend.client.call(actOnSandboxPayment, {
          params: { reference: depositId },
          body: { act: "charge_back" },
        }),
      ),
    ),
  );
  expect(charged.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const { state } of pairs) await expect.poll(state, { timeout: 60_000 }).toBe("REFUSED");
  isOver = true;
  await Promise.all(playing);
  expect(outcomes.get("POSTED")).toBeGreaterThan(0);
  expect([...outcomes.keys()].filter((outcome) => outcome === "UNAVAILABLE")).toEqual([]);
  // A deadlock would have made a handler fail, so its settlement would have been delivered again.
  const again = await stack.kit.db.query(
    "select name, output from jobs.job where name like 'facts-%' and retry_count > 0",
  );
  expect(again).toEqual([]);
  expect(await findDifferences(stack)).toEqual([]);
});
