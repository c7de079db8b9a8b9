import { randomUUID } from "node:crypto";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { getLoyaltySummary } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty-summary";
import { claimMissionPrize } from "@parlour/contracts/calls/rewards/missions/claim-mission-prize";
import { endMission } from "@parlour/contracts/calls/rewards/missions/end-mission";
import { getOperatorMission } from "@parlour/contracts/calls/rewards/missions/get-operator-mission";
import { listMissions } from "@parlour/contracts/calls/rewards/missions/list-missions";
import { saveMission } from "@parlour/contracts/calls/rewards/missions/save-mission";
import { setMissionParticipation } from "@parlour/contracts/calls/rewards/missions/set-mission-participation";
import type { MissionPlan } from "@parlour/contracts/entities/mission";
import { countSettledRounds, deleteOldRounds, seedMission } from "@parlour/server/services/rewards/missions";
import type { Settlement } from "@parlour/wagering/settlements";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { addOffer, playRound } from "../testing-bonuses.ts";
import { addPayer, findDifferences } from "../testing-cashier.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";
import { addEvent, cashOut, homeWin, on, placed, quote } from "../testing-sports.ts";
import { gameWalletOf } from "../testing-wallet.ts";

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterEach(async () => {
  // The missions of one test must not count the rounds of the next test.
  await stack.kit.db.query("update missions set state = 'ENDED', ended_at = starts_at where state = 'OPEN'");
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

type Payer = Awaited<ReturnType<typeof addPayer>>;

const newId = () => `mission_${randomUUID().replaceAll("-", "")}`;

function plan(change: Partial<MissionPlan> = {}): MissionPlan {
  const nowMs = stack.clock.now().getTime();
  return {
    name: { en: "Three rounds", es: "Tres rondas" },
    goal: "ROUNDS",
    count: 3,
    multiple: null,
    minimumOdds: null,
    amounts: { USD: { minimumStake: 1 } },
    categories: [],
    games: [],
    period: "ONCE",
    timeZone: "UTC",
    startsAt: new Date(nowMs).toISOString(),
    endsAt: new Date(nowMs + 20 * dayMs).toISOString(),
    tiers: [],
    countries: [],
    brands: [],
    prizes: [{ kind: "POINTS", points: 40 }],
    ...change,
  };
}

async function add(change: Partial<MissionPlan> = {}): Promise<string> {
  const id = newId();
  await seedMission(stack.ports.missionParts, id, plan(change));
  return id;
}

const count = () => countSettledRounds(stack.ports.missionParts);

/** Counts these settlements in one batch, whatever the server is counting at the same time. */
async function countTogether(taken: readonly Settlement[]): Promise<void> {
  const { missionParts } = stack.ports;
  const settlements = { ...missionParts.wagering.settlements, take: async () => [...taken] };
  await countSettledRounds({ ...missionParts, wagering: { settlements } });
}

const listOf = async ({ client }: Payer) => (await client.call(listMissions)).body;
const missionOf = async (payer: Payer, id: string) =>
  (await listOf(payer)).missions.find((one) => one.id === id);
const play = ({ player }: Payer, more: Partial<Parameters<typeof playRound>[1]> = {}) =>
  playRound(stack, { playerId: player.id, stakeMinor: 2_00, ...more });
const pointsOf = async ({ client }: Payer) => (await client.call(getLoyaltySummary)).body.points;
const periodOf = async (payer: Payer, id: string) => (await missionOf(payer, id))!.period;

async function claim({ client }: Payer, id: string, period: string) {
  return await client.call(claimMissionPrize, { params: { id }, body: { period } });
}

const isCounted = (lag: readonly { subscriber: string; waiting: number }[]) =>
  lag.find(({ subscriber }) => subscriber === "missions")?.waiting === 0;

const detailsOf = async (id: string) => {
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  return (await operator.call(getOperatorMission, { params: { id } })).body;
};

/** Advances the clock and logs the players in again, because their sessions expire in the meantime. */
async function wait(ms: number, ...payers: readonly Payer[]): Promise<void> {
  stack.clock.advance(ms);
  for (const { client, player } of payers) await signIn(client, player);
}

it("counts own stakes and pays the prize once, however often it is claimed at once", async () => {
  const offerId = await addOffer(stack);
  const payer = await addPayer(stack, { amountMinor: 100_00n });
  const id = await add({ prizes: [{ kind: "OFFER", offerId }], games: ["1402"] });
  expect(await missionOf(payer, id)).toMatchObject({ state: "OPEN", progress: 0, target: 3 });
  const period = await periodOf(payer, id);
  // Stakes below the minimum and in other games don't count.
  await play(payer, { stakeMinor: 99 });
  await play(payer, { gameId: "1003" });
  for (let n = 0; n < 2; n++) await play(payer);
  await expect.poll(async () => (await missionOf(payer, id))?.progress).toBe(2);
  expect(await claim(payer, id, period)).toMatchObject({
    status: 409,
    body: { errorCode: "MISSION_NOT_COMPLETED" },
  });
  // Claiming a prize first counts all settled rounds, so there is no need to wait for the subscriber.
  await play(payer);
  const claims = await Promise.all(Array.from({ length: 8 }, () => claim(payer, id, period)));
  expect(claims.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect(new Set(claims.map(({ body }) => body.claimedAt)).size).toBe(1);
  const bonuses = (await payer.client.call(listBonuses)).body;
  expect(bonuses.map(({ offerId: from, amount }) => [from, amount])).toEqual([[offerId, 10]]);
  expect(await missionOf(payer, id)).toMatchObject({ state: "CLAIMED", progress: 3 });
  expect(await detailsOf(id)).toMatchObject({
    players: 1,
    completed: 1,
    claimed: 1,
    costs: [{ currency: "USD", amount: 10 }],
    list: [{ playerId: payer.player.id, state: "CLAIMED", progress: 3 }],
  });
});

it("counts each round once, however many servers count at the same time", async () => {
  const people = await Promise.all([1, 2, 3].map(() => addPayer(stack, { amountMinor: 200_00n })));
  const amounts = { USD: { minimumStake: 1, target: 500 } };
  const [staked, wins] = [
    await add({ goal: "STAKED", amounts }),
    await add({ goal: "MULTIPLE", multiple: 2, count: 9 }),
  ];
  await Promise.all([
    ...Array.from({ length: 45 }, (_, n) =>
      play(people[n % 3]!, { stakeMinor: 2_00, winMinor: n < 15 ? 4_00 : 3_99 }),
    ),
    ...Array.from({ length: 5 }, count),
  ]);
  for (const payer of people) {
    await expect.poll(async () => (await missionOf(payer, staked))?.progress).toBe(30);
    await expect.poll(async () => (await missionOf(payer, wins))?.progress).toBe(5);
  }
});

it("does not pay for a stake that was taken back, nor for stakes paid by the house", async () => {
  const payer = await addPayer(stack);
  const { id: playerId } = payer.player;
  const id = await add({ count: 2 });
  const period = await periodOf(payer, id);
  await play(payer);
  await play(payer, { kind: "bet", roundId: "undone", operationId: "bet-1", ends: true });
  await expect.poll(async () => (await missionOf(payer, id))?.state).toBe("COMPLETED");
  await gameWalletOf(stack).rollback({
    playerId,
    currency: "USD",
    operationId: "undo-1",
    undoes: "bet-1",
    roundId: "undone",
  });
  const spins = { playerId, gameId: "1402", currency: "USD", stakeMinor: 9_00, spins: 1 };
  const expiresAt = new Date(stack.clock.now().getTime() + hourMs);
  await gameWalletOf(stack).grantSpins({ ...spins, id: `house ${playerId}`, credit: "cash", expiresAt });
  await play(payer, { spinsId: `house ${playerId}`, stakeMinor: 9_00 });
  expect((await claim(payer, id, period)).status).toBe(409);
  expect(await missionOf(payer, id)).toMatchObject({ state: "OPEN", progress: 1 });
  await play(payer);
  expect((await claim(payer, id, period)).status).toBe(200);
});

it("counts each day by itself, and keeps an unclaimed prize for seven days", async () => {
  const payer = await addPayer(stack, { amountMinor: 100_00n });
  const id = await add({ period: "DAILY", count: 1 });
  const first = await periodOf(payer, id);
  await play(payer);
  await expect.poll(async () => (await missionOf(payer, id))?.state).toBe("COMPLETED");
  await wait(dayMs, payer);
  const both = (await listOf(payer)).missions.filter((one) => one.id === id);
  expect(both.map(({ state, period }) => [state, period === first])).toEqual([
    ["COMPLETED", true],
    ["OPEN", false],
  ]);
  await wait(6 * dayMs - hourMs, payer);
  const before = await pointsOf(payer);
  expect((await claim(payer, id, first)).status).toBe(200);
  expect((await pointsOf(payer)) - before).toBe(40);
  const second = await periodOf(payer, id);
  await play(payer);
  await expect.poll(async () => (await missionOf(payer, id))?.state).toBe("COMPLETED");
  await wait(9 * dayMs, payer);
  expect(await claim(payer, id, second)).toMatchObject({ body: { errorCode: "OFFER_NOT_AVAILABLE" } });
  // The stored rounds of both periods are no longer needed.
  await deleteOldRounds(stack.ports.missionParts);
  expect(await stack.kit.db.query("select from mission_rounds where mission_id = $1", [id])).toEqual([]);
});

it("counts corrections across midnight in the period of their round", async () => {
  const { player } = await addPayer(stack);
  const id = await add({ period: "DAILY", count: 1 });
  const now = stack.clock.now();
  const midnightMs = Math.ceil((now.getTime() + 1) / dayMs) * dayMs;
  const settled = (wagerId: string, seconds: number, staked: bigint): Settlement => ({
    id: "1",
    playerId: player.id,
    wagerId,
    vertical: "casino",
    productId: "1402",
    currency: "USD",
    grantId: null,
    stakedMinor: staked,
    ownStakedMinor: staked,
    wonMinor: 0n,
    ownWonMinor: 0n,
    largestStakeMinor: staked,
    startedAt: now,
    settledAt: new Date(midnightMs + seconds * 1_000),
  });
  const counted = async () =>
    (await detailsOf(id)).list.map(({ period, progress, state }) => [period, progress, state]);
  const today = now.toISOString().slice(0, 10);
  await countTogether([settled("refunded", -1, 2_00n), settled("refunded", 1, -2_00n)]);
  expect(await counted()).toEqual([[today, 0, "OPEN"]]);
  // A bet that was settled, voided and settled again.
  await countTogether([settled("again", -1, 2_00n), settled("again", 1, -2_00n), settled("again", 2, 2_00n)]);
  expect(await counted()).toEqual([[today, 1, "COMPLETED"]]);
});

it("gives a daily reward once a day, and starts again after a missed day", async () => {
  const payer = await addPayer(stack);
  const prizes = [1, 2, 3].map((points) => ({ kind: "POINTS" as const, points }));
  const id = await add({ goal: "VISIT", period: "DAILY", amounts: {}, prizes });
  const given: number[] = [];
  for (const days of [0, 1, 1, 1, 2]) {
    await wait(days * dayMs, payer);
    const { period, state, day } = (await missionOf(payer, id))!;
    expect(state).toBe("COMPLETED");
    const before = await pointsOf(payer);
    const claims = await Promise.all([1, 2, 3, 4].map(() => claim(payer, id, period)));
    expect(claims.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    given.push((await pointsOf(payer)) - before);
    expect(await missionOf(payer, id)).toMatchObject({ state: "CLAIMED", day });
  }
  expect(given).toEqual([1, 2, 3, 1, 1]);
  // Neither yesterday's nor tomorrow's reward can be claimed.
  const nowMs = stack.clock.now().getTime();
  for (const ms of [-dayMs, dayMs]) {
    const other = new Date(nowMs + ms).toISOString().slice(0, 10);
    expect(await claim(payer, id, other)).toMatchObject({ body: { errorCode: "OFFER_NOT_AVAILABLE" } });
  }
});

it("offers nothing during a break, where missions aren't allowed, or after opting out", async () => {
  const [payer, excluded] = [await addPayer(stack), await addPayer(stack)];
  const id = await add({ count: 1 });
  const period = await periodOf(payer, id);
  const take = (isTakingPart: boolean) =>
    payer.client.call(setMissionParticipation, { body: { isTakingPart } });
  await take(false);
  expect(await listOf(payer)).toEqual({ isAvailable: true, isTakingPart: false, missions: [] });
  await play(payer);
  await take(true);
  expect(await missionOf(payer, id)).toMatchObject({ progress: 0 });
  await play(payer);
  await expect.poll(async () => (await missionOf(payer, id))?.state).toBe("COMPLETED");
  await take(false);
  expect((await claim(payer, id, period)).status).toBe(409);
  await take(true);

  const { jurisdictions } = stack.ports;
  const known = jurisdictions.known;
  jurisdictions.known = (place) => ({ ...known(place), missionsAllowed: false });
  try {
    expect(await listOf(payer)).toEqual({ isAvailable: false, isTakingPart: false, missions: [] });
    expect(await claim(payer, id, period)).toMatchObject({ body: { errorCode: "OFFER_NOT_AVAILABLE" } });
  } finally {
    jurisdictions.known = known;
  }
  expect((await claim(payer, id, period)).status).toBe(200);

  await stack.ports.protection.exclude(excluded.player, null);
  await play(excluded).catch(() => undefined);
  await count();
  expect((await detailsOf(id)).players).toBe(1);
});

it("counts settled sports bets at the minimum odds, but none that were cashed out", async () => {
  const payer = await addPayer(stack);
  const id = await add({ goal: "SPORTS_BETS", count: 2, minimumOdds: 2 });
  const match = await addEvent(stack);
  const bet = (outcome: string, price: number) =>
    placed(payer.client, [on(match, outcome, price)], { stake: 5, currency: "USD" });
  await bet("home", 2);
  await bet("away", 4);
  const given = await bet("away", 4);
  const { quote: offered } = await quote(payer.client, given);
  expect((await cashOut(payer.client, given, offered!.token)).status).toBe(200);
  expect(await missionOf(payer, id)).toMatchObject({ progress: 0 });
  await match.end(homeWin);
  await expect.poll(async () => (await missionOf(payer, id))?.progress).toBe(2);

  const higher = await add({ goal: "SPORTS_BETS", count: 1, minimumOdds: 2.01 });
  const other = await addEvent(stack);
  await placed(payer.client, [on(other)], { stake: 5, currency: "USD" });
  await other.end(homeWin);
  await expect.poll(() => stack.ports.wagering.settlements.lag().then(isCounted)).toBe(true);
  expect(await missionOf(payer, higher)).toMatchObject({ progress: 0 });
});

it("is open to players of its tiers, countries and currencies only", async () => {
  const payer = await addPayer(stack);
  const [shown, ...hidden] = [
    await add({ countries: [payer.player.countryCode] }),
    await add({ countries: ["NZ"] }),
    await add({ tiers: ["salon"] }),
    await add({ amounts: { EUR: { minimumStake: 1 } } }),
  ];
  await play(payer);
  await expect.poll(async () => (await missionOf(payer, shown!))?.progress).toBe(1);
  const listed = (await listOf(payer)).missions.map(({ id }) => id);
  expect(listed).toEqual([shown]);
  for (const id of hidden) expect((await detailsOf(id)).players).toBe(0);
});

it("is changed only before it starts, and costly or generous prizes need two operators", async () => {
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  const other = actAsOperator(stack.client(), "ann", ["COMPLIANCE"]);
  const startsAt = new Date(stack.clock.now().getTime() + hourMs).toISOString();
  const id = newId();
  const save = (change: Partial<MissionPlan>, baseVersion: number | null, to = id) =>
    operator.call(saveMission, {
      params: { id: to },
      body: { plan: plan({ startsAt, ...change }), baseVersion, reason: "because" },
    });
  expect(await save({ goal: "STAKED" }, null)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "plan.amounts.USD.target" }] },
  });
  expect((await save({}, null)).body).toMatchObject({ version: 1, state: "SCHEDULED" });
  expect((await save({}, null)).body).toMatchObject({ version: 1 });
  expect((await save({ count: 4 }, null)).status).toBe(409);
  expect((await save({ count: 4 }, 1)).body).toMatchObject({ version: 2 });
  expect((await save({ count: 5 }, 1)).status).toBe(409);

  const costly: Partial<MissionPlan> = {
    startsAt,
    prizes: [{ kind: "POINTS", points: 1_000_000 }],
    period: "DAILY",
  };
  const cash = await addOffer(stack, { type: "CASH", wageringFactor: 0 });
  const generous: Partial<MissionPlan> = { startsAt, prizes: [{ kind: "OFFER", offerId: cash }] };
  for (const change of [costly, generous]) {
    const newOne = newId();
    expect((await save(change, null, newOne)).body).toMatchObject({ errorCode: "SECOND_PERSON_REQUIRED" });
    const data = { id: newOne, plan: plan(change), baseVersion: null, offerVersions: { [cash]: 1 } };
    expect((await agree(operator, operator, "MISSION", data)).status).not.toBe(200);
    // An offer that has changed since it was proposed may cost more.
    const stale = { ...data, id: newId(), offerVersions: { [cash]: 2 } };
    if (change === generous) expect((await agree(operator, other, "MISSION", stale)).status).not.toBe(200);
    expect((await agree(operator, other, "MISSION", { ...data, id: newId() })).status).toBe(200);
  }

  stack.clock.advance(2 * hourMs);
  expect(
    (await save({ startsAt: new Date(stack.clock.now().getTime() + 1_000).toISOString() }, 2)).status,
  ).toBe(409);
});

it("can be ended early: what was reached is paid, and later rounds don't count", async () => {
  const [done, late] = [await addPayer(stack), await addPayer(stack)];
  const id = await add({ count: 1 });
  const period = await periodOf(done, id);
  await play(done);
  await expect.poll(async () => (await missionOf(done, id))?.state).toBe("COMPLETED");
  stack.clock.advance(1_000);
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  const end = () => operator.call(endMission, { params: { id }, body: { reason: "enough" } });
  expect((await end()).body).toMatchObject({ state: "ENDED", completed: 1 });
  expect((await end()).body).toMatchObject({ state: "ENDED" });
  stack.clock.advance(1_000);
  await play(late);
  await count();
  expect(await missionOf(late, id)).toBeUndefined();
  expect((await detailsOf(id)).players).toBe(1);
  expect((await claim(done, id, period)).status).toBe(200);
  expect((await claim(late, id, period)).status).toBe(409);
});

it("shows and accepts the same deadline after an early end", async () => {
  const [early, late] = [await addPayer(stack), await addPayer(stack)];
  const id = await add({ count: 1 });
  const period = await periodOf(early, id);
  for (const payer of [early, late]) {
    await play(payer);
    await expect.poll(async () => (await missionOf(payer, id))?.state).toBe("COMPLETED");
  }
  stack.clock.advance(1_000);
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  const ended = await operator.call(endMission, { params: { id }, body: { reason: "enough" } });
  const untilMs = Date.parse(ended.body.endedAt!) + 7 * dayMs;
  expect(Date.parse((await missionOf(early, id))!.claimableUntil)).toBe(untilMs);
  await wait(untilMs - stack.clock.now().getTime() - hourMs, early, late);
  expect((await claim(early, id, period)).status).toBe(200);
  expect(await missionOf(late, id)).toMatchObject({ state: "COMPLETED" });
  stack.clock.advance(hourMs);
  await signIn(late.client, late.player);
  expect(await missionOf(late, id)).toBeUndefined();
  expect(await claim(late, id, period)).toMatchObject({ body: { errorCode: "OFFER_NOT_AVAILABLE" } });
});
