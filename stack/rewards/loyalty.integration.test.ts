import { excludeFromLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/exclude-from-loyalty";
import { getLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty";
import { getLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-programme";
import { getLoyaltySummary } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-summary";
import { listLoyaltyHistory } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-history";
import { listLoyaltyTiers } from "@parlour/contracts/calls/rewards/loyalty-points/list-loyalty-tiers";
import { redeemPoints } from "@parlour/contracts/calls/rewards/loyalty-points/redeem-points";
import { updateLoyaltyProgramme } from "@parlour/contracts/calls/rewards/loyalty-points/update-loyalty-programme";
import { endWindows } from "@parlour/server/services/rewards/loyalty-points";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { countSettledRounds } from "../../server/services/rewards/loyalty-points/count-rounds.ts";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer, balancesOf, findDifferences, pay } from "../testing-cashier.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";
import { gameWalletOf } from "../testing-wallet.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterEach(async () => {
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

const standing = async (client: TestClient) => (await client.call(getLoyaltySummary)).body;
const pointsOf = async (client: TestClient) => (await standing(client)).points;

it("every operator may read the names of the tiers, lowest first", async () => {
  const { body } = await actAsOperator(stack.client(), "sue", ["SUPPORT"]).call(listLoyaltyTiers);
  expect(body.items.slice(0, 3)).toEqual([
    { id: "starter", name: "Starter" },
    { id: "bronze", name: "Bronze" },
    { id: "silver", name: "Silver" },
  ]);
});

describe("points", () => {
  it("of the demo player have the tier's value and a history", async () => {
    const client = stack.client();
    await signIn(client, { username: "demo@parlour.example", password: "Parlour-demo-1" });
    const { body } = await client.call(getLoyalty);
    expect(body).toMatchObject({ excluded: false, redemptionPoints: 5_000, redemptionAmount: 35 });
    expect(body.tiersInfo[body.currentTierId!]).toMatchObject({ name: "Silver" });
    expect(Object.keys(body.tiersInfo).length).toBeGreaterThanOrEqual(6);
    const { items } = (await client.call(listLoyaltyHistory)).body;
    expect(items.reduce((sum, { points }) => sum + points, 0)).toBe(5_000);
    expect((await standing(client)).nextTier).toMatchObject({ id: "gold", name: "Gold" });
  });

  it("are earned by settled stakes, by kind of game, and raise the tier at once", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 5_000_00n });
    expect(await standing(client)).toMatchObject({
      points: 0,
      tier: { id: "starter" },
      pointsToNextTier: 1_000,
    });
    await playRound(stack, { playerId: player.id, stakeMinor: 999_50, winMinor: 900_00 });
    await playRound(stack, { playerId: player.id, gameId: "1003", stakeMinor: 2_00 });
    await expect.poll(() => pointsOf(client)).toBe(1_000);
    expect(await standing(client)).toMatchObject({
      tierPoints: 1_000,
      tier: { id: "bronze" },
      cashAmount: 6,
    });
    const { items } = (await client.call(listLoyaltyHistory)).body;
    expect(items.map(({ about, amount }) => [about, amount]).toSorted()).toEqual([
      ["slots", 999.5],
      ["table-games", 2],
    ]);
  });

  it("are taken back with a rolled back stake, and not earned by promotional spins", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 100_00n });
    const bet = { playerId: player.id, roundId: "undone", operationId: "bet-1", stakeMinor: 40_00 };
    await playRound(stack, { ...bet, kind: "bet", ends: true });
    await expect.poll(() => pointsOf(client)).toBe(40);
    await gameWalletOf(stack).rollback({
      playerId: player.id,
      currency: "USD",
      operationId: "undo-1",
      undoes: "bet-1",
      roundId: "undone",
    });
    await expect.poll(() => pointsOf(client)).toBe(0);
    expect((await standing(client)).tierPoints).toBe(0);

    const spins = { playerId: player.id, gameId: "1402", currency: "USD", stakeMinor: 9_00, spins: 1 };
    const expiresAt = new Date(stack.clock.now().getTime() + 60_000);
    await gameWalletOf(stack).grantSpins({ ...spins, id: "given", credit: "cash", expiresAt });
    const spin = { playerId: player.id, spinsId: "given", stakeMinor: 9_00, winMinor: 5_00 };
    expect((await playRound(stack, spin)).outcome).toBe("POSTED");
    await playRound(stack, { playerId: player.id, stakeMinor: 7_00 });
    await countSettledRounds(stack.ports.loyaltyParts);
    await expect.poll(() => pointsOf(client)).toBe(7);
  });

  it("are earned once per round, however many servers count at the same time", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 1_000_00n });
    const others = await Promise.all([1, 2, 3].map(() => addPayer(stack, { amountMinor: 1_000_00n })));
    const everybody = [player, ...others.map((other) => other.player)];
    await Promise.all([
      ...Array.from({ length: 60 }, (_, n) =>
        playRound(stack, {
          playerId: everybody[n % 4]!.id,
          stakeMinor: 1_50,
          winMinor: n % 3 === 0 ? 3_00 : 0,
        }),
      ),
      ...Array.from({ length: 6 }, () => countSettledRounds(stack.ports.loyaltyParts)),
    ]);
    await Promise.all([1, 2, 3].map(() => countSettledRounds(stack.ports.loyaltyParts)));
    // Fifteen rounds of 1.50 make 22.5 points, and the half point is carried over.
    await expect.poll(() => pointsOf(client)).toBe(22);
    for (const other of others) await expect.poll(() => pointsOf(other.client)).toBe(22);
  });

  it("redeemed twice in parallel count once, and never exceed the balance", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 1_000_00n });
    await playRound(stack, { playerId: player.id, stakeMinor: 500_00 });
    await expect.poll(() => pointsOf(client)).toBe(500);
    const before = (await balancesOf(client)).Withdrawable!;
    const twice = await Promise.all([1, 2].map(() => pay(client, redeemPoints, { points: 300 }, "same-key")));
    expect(twice.map(({ body }) => body)).toEqual(
      Array(2).fill({ redeemedPoints: 300, creditedAmount: 1.5, currency: "USD" }),
    );
    const others = await Promise.all([1, 2].map(() => pay(client, redeemPoints, { points: 200 })));
    expect(others.map(({ status }) => status).toSorted()).toEqual([200, 422]);
    expect(await pointsOf(client)).toBe(0);
    expect((await balancesOf(client)).Withdrawable).toBeCloseTo(before + 2.5, 5);
    expect((await pay(client, redeemPoints, { points: 1 })).status).toBe(422);
  });

  it("can be redeemed for bonus money with wagering", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 1_000_00n });
    await playRound(stack, { playerId: player.id, stakeMinor: 800_00 });
    await expect.poll(() => pointsOf(client)).toBe(800);
    const { body } = await pay(client, redeemPoints, { points: 800, target: "BONUS" });
    expect(body).toMatchObject({ creditedAmount: 5 });
    expect(await balancesOf(client)).toMatchObject({ Bonus: 5, Withdrawable: 200, Playable: 205 });
  });
});

describe("the programme", () => {
  it("lets operators exclude and include a player, and can be disabled", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 100_00n });
    const operator = actAsOperator(stack.client(), "mary");
    const exclude = (excluded: boolean) =>
      operator.call(excludeFromLoyalty, {
        params: { playerId: player.id },
        body: { excluded, reason: "asked for it" },
      });
    expect((await exclude(true)).body).toEqual({ excluded: true });
    expect((await client.call(getLoyalty)).body).toMatchObject({ excluded: true });
    expect(await pay(client, redeemPoints, { points: 1 })).toMatchObject({
      status: 403,
      body: { errorCode: "LOYALTY_EXCLUDED" },
    });
    await playRound(stack, { playerId: player.id, stakeMinor: 30_00 });
    await countSettledRounds(stack.ports.loyaltyParts);
    await exclude(false);
    await playRound(stack, { playerId: player.id, stakeMinor: 4_00 });
    await expect.poll(() => pointsOf(client)).toBe(4);
    await stack.ports.settings.set("isLoyaltyEnabled", false);
    expect((await client.call(getLoyalty)).status).toBe(403);
    await stack.ports.settings.set("isLoyaltyEnabled", true);
  });

  it("reviews tiers after a year", async () => {
    const { client, player } = await addPayer(stack, { amountMinor: 5_000_00n });
    await playRound(stack, { playerId: player.id, stakeMinor: 5_000_00 });
    await expect.poll(async () => (await standing(client)).tier.id).toBe("silver");
    for (const id of ["silver", "bronze"]) {
      stack.clock.advance(366 * 86_400_000);
      await endWindows(stack.ports.loyaltyParts);
      await signIn(client, player);
      expect(await standing(client)).toMatchObject({ tier: { id }, tierPoints: 0, points: 5_000 });
    }
  });

  it("is changed as a new version, only from the one that was read", async () => {
    const operator = actAsOperator(stack.client(), "mary");
    const { current } = (await operator.call(getLoyaltyProgramme)).body;
    const change = {
      plan: { ...current.plan, bonusValidDays: current.plan.bonusValidDays + 1 },
      baseVersion: current.version,
      reason: "kinder",
    };
    expect((await operator.call(updateLoyaltyProgramme, { body: change })).body).toMatchObject({
      version: current.version + 1,
    });
    expect((await operator.call(updateLoyaltyProgramme, { body: change })).status).toBe(409);
    const flat = {
      ...change,
      baseVersion: current.version + 1,
      plan: { ...current.plan, tiers: [current.plan.tiers[1]!] },
    };
    expect((await operator.call(updateLoyaltyProgramme, { body: flat })).status).toBe(422);
  });

  it("needs two operators where points become worth more", async () => {
    const [mary, mo] = [actAsOperator(stack.client(), "mary"), actAsOperator(stack.client(), "mo")];
    const { current } = (await mary.call(getLoyaltyProgramme)).body;
    const [starter, ...others] = current.plan.tiers;
    const tiers = [{ ...starter!, cashRatePpm: starter!.cashRatePpm * 10 }, ...others];
    const data = { plan: { ...current.plan, tiers }, baseVersion: current.version };
    const body = { ...data, reason: "kinder" };
    expect((await mary.call(updateLoyaltyProgramme, { body })).body).toMatchObject({
      errorCode: "SECOND_PERSON_REQUIRED",
    });
    const own = await agree(mary, mary, "LOYALTY_PROGRAMME", data);
    expect(own.body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
    expect((await mary.call(getLoyaltyProgramme)).body.current.version).toBe(current.version);
    const agreed = await agree(mary, mo, "LOYALTY_PROGRAMME", data);
    expect(agreed.body).toMatchObject({
      state: "APPROVED",
      summary: expect.stringContaining(
        `starter cash value ${starter!.cashRatePpm} → ${starter!.cashRatePpm * 10}`,
      ),
    });
    expect((await mary.call(getLoyaltyProgramme)).body.current).toMatchObject({
      version: current.version + 1,
      author: "operator_mo",
      plan: { tiers: [{ cashRatePpm: starter!.cashRatePpm * 10 }, ...others] },
    });
    expect((await agree(mary, mo, "LOYALTY_PROGRAMME", data)).status).toBe(409);
  });
});
