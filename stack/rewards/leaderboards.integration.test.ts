import { randomUUID } from "node:crypto";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listAlerts } from "@parlour/contracts/calls/office/operator-queues/list-alerts";
import { cancelLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/cancel-leaderboard";
import { getLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/get-leaderboard";
import { listLeaderboardWinners } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboard-winners";
import { listLeaderboards } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboards";
import { saveLeaderboard } from "@parlour/contracts/calls/rewards/leaderboards/save-leaderboard";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import type { LeaderboardPlan } from "@parlour/contracts/entities/leaderboard";
import { maskName } from "@parlour/rules/mask-name";
import {
  closeLeaderboards,
  countSettledRounds,
  deleteOldRounds,
  payPrizes,
  seedLeaderboard,
} from "@parlour/server/services/rewards/leaderboards";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addBrand } from "../testing-brands.ts";
import { addPayer, balancesOf, findDifferences } from "../testing-cashier.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";
import { gameWalletOf } from "../testing-wallet.ts";

const hourMs = 3_600_000;
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 120_000);
afterEach(async () => {
  expect(await findDifferences(stack)).toEqual([]);
});
afterAll(() => stack?.close());

const newId = () => `leaderboard_${randomUUID().replaceAll("-", "")}`;

/** Only one game counts for each test's leaderboard, so that tests don't score on each other's leaderboards. */
function plan(change: Partial<LeaderboardPlan> = {}): LeaderboardPlan {
  const nowMs = stack.clock.now().getTime();
  return {
    name: { en: "Friday night", es: "Viernes noche" },
    kind: "STAKED",
    currency: "USD",
    startsAt: new Date(nowMs).toISOString(),
    endsAt: new Date(nowMs + hourMs).toISOString(),
    minimumStake: 1,
    categories: [],
    games: [],
    prizes: [
      { places: 1, amount: 50 },
      { places: 2, amount: 10 },
    ],
    points: [],
    brands: [],
    ...change,
  };
}

async function add(change: Partial<LeaderboardPlan> = {}): Promise<string> {
  const id = newId();
  await seedLeaderboard(stack.kit, id, plan(change));
  return id;
}

const standingsOf = async (id: string, client = stack.client()) => {
  // The list of the best players is cached for two seconds of the test clock.
  stack.clock.advance(2_001);
  return (await client.call(getLeaderboard, { params: { id } })).body;
};
const placesOf = async (id: string) =>
  (await standingsOf(id)).standings.map(({ place, score, prize }) => [place, score, prize]);
const winnersOf = async (id: string) => {
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  return (await operator.call(listLeaderboardWinners, { params: { id } })).body;
};
const count = () => countSettledRounds(stack.ports.leaderboardParts);

async function finish(): Promise<void> {
  await count();
  stack.clock.advance(hourMs + 61_000);
  const parts = stack.ports.leaderboardParts;
  // If two servers close a leaderboard and pay its prizes at the same time, one list is written and each prize is
  // paid once.
  await Promise.all([closeLeaderboards(parts), closeLeaderboards(parts)]);
  await Promise.all([payPrizes(parts), payPrizes(parts)]);
  await payPrizes(parts);
}

it("ranks players by their stakes and pays every prize once, into cash", async () => {
  const people = await Promise.all([1, 2, 3, 4].map(() => addPayer(stack, { amountMinor: 500_00n })));
  const id = await add({ games: ["1402"] });
  const stakes = [40_00, 90_00, 10_00, 60_00];
  for (const [n, { player }] of people.entries()) {
    await playRound(stack, { playerId: player.id, stakeMinor: stakes[n]! });
    // Neither other games nor stakes below the minimum count.
    await playRound(stack, { playerId: player.id, gameId: "1003", stakeMinor: 50_00 });
    await playRound(stack, { playerId: player.id, stakeMinor: 99 });
  }
  await expect
    .poll(() => placesOf(id))
    .toEqual([
      [1, 90, 50],
      [2, 60, 10],
      [3, 40, 10],
      [4, 10, 0],
    ]);
  const own = await standingsOf(id, people[2]!.client);
  expect(own.own).toMatchObject({ place: 4, score: 10, isOwn: true });
  // Players are named only if they agreed, and their nicknames are masked.
  expect(own.standings.map(({ name }) => name)).toEqual([null, null, null, null]);
  await people[1]!.client.call(updateProfile, { body: { showsName: true } });
  const named = [maskName(people[1]!.player.nickname), null, null, null];
  expect((await standingsOf(id)).standings.map(({ name }) => name)).toEqual(named);
  const before = await Promise.all(
    people.map(async ({ client }) => (await balancesOf(client)).Withdrawable!),
  );

  await finish();
  // The players' sessions have expired in the meantime, so they sign in again.
  for (const { client, player } of people) await signIn(client, player);
  const after = await Promise.all(people.map(async ({ client }) => (await balancesOf(client)).Withdrawable!));
  expect(after.map((amount, n) => Math.round((amount - before[n]!) * 100) / 100)).toEqual([10, 50, 0, 10]);
  expect(await winnersOf(id)).toMatchObject({ state: "PAID", winners: 3, paid: 70, withheld: 0 });

  const { items } = (await people[1]!.client.call(listTransactions, { query: { language: "es" } })).body;
  expect(items[0]).toMatchObject({ type: "BONUS", amount: 50, subject: { name: "Viernes noche" } });
  await expect
    .poll(async () =>
      (await people[1]!.client.call(listNotifications)).body.notifications.map(({ text }) => text),
    )
    .toContain("Your prize in Friday night is $50.00. It's in your balance as cash.");
  // A round that is settled after the leaderboard has ended changes nothing.
  await playRound(stack, { playerId: people[2]!.player.id, stakeMinor: 99_00 });
  await count();
  expect((await standingsOf(id)).standings.map(({ score }) => score)).toEqual([90, 60, 40]);
});

it("counts each round once, however many servers count at the same time", async () => {
  const people = await Promise.all([1, 2, 3].map(() => addPayer(stack, { amountMinor: 500_00n })));
  const [byStake, byPoints] = [
    await add(),
    await add({ kind: "POINTS", points: [{ multiple: 1, points: 3 }] }),
  ];
  await Promise.all([
    ...Array.from({ length: 45 }, (_, n) =>
      playRound(stack, { playerId: people[n % 3]!.player.id, stakeMinor: 2_00, winMinor: n < 15 ? 3_00 : 0 }),
    ),
    ...Array.from({ length: 5 }, count),
  ]);
  await Promise.all([1, 2, 3].map(count));
  await expect
    .poll(() => placesOf(byStake))
    .toEqual([
      [1, 30, 50],
      [2, 30, 10],
      [3, 30, 10],
    ]);
  await expect
    .poll(() => placesOf(byPoints))
    .toEqual([
      [1, 15, 50],
      [2, 15, 10],
      [3, 15, 10],
    ]);
  for (const id of [byStake, byPoints]) await cancel(id);
});

it("of equal scores, the one that was reached first ranks higher", async () => {
  const [early, late] = await Promise.all([1, 2].map(() => addPayer(stack)));
  const id = await add({ kind: "MULTIPLE" });
  await playRound(stack, { playerId: early!.player.id, stakeMinor: 2_00, winMinor: 9_00 });
  stack.clock.advance(1_000);
  await playRound(stack, { playerId: late!.player.id, stakeMinor: 4_00, winMinor: 18_00 });
  await count();
  for (const [place, { client }] of [early!, late!].entries()) {
    const { own } = await standingsOf(id, client);
    expect(own).toMatchObject({ place: place + 1, score: 4.5 });
  }
  await cancel(id);
});

it("a refunded stake and stakes paid by the house don't count", async () => {
  const { player } = await addPayer(stack);
  const id = await add();
  const bet = { playerId: player.id, roundId: "taken back", operationId: "bet-9", stakeMinor: 30_00 };
  await playRound(stack, { ...bet, kind: "bet", ends: true });
  await expect.poll(() => placesOf(id)).toEqual([[1, 30, 50]]);
  await gameWalletOf(stack).rollback({
    playerId: player.id,
    currency: "USD",
    operationId: "undo-9",
    undoes: "bet-9",
    roundId: "taken back",
  });
  const spins = { playerId: player.id, gameId: "1402", currency: "USD", stakeMinor: 9_00, spins: 1 };
  const expiresAt = new Date(stack.clock.now().getTime() + hourMs);
  await gameWalletOf(stack).grantSpins({ ...spins, id: "house", credit: "cash", expiresAt });
  await playRound(stack, { playerId: player.id, spinsId: "house", stakeMinor: 9_00, winMinor: 90_00 });
  await expect.poll(() => placesOf(id)).toEqual([]);
  await finish();
  expect(await winnersOf(id)).toMatchObject({ state: "PAID", winners: 0, paid: 0 });
});

it("a player who excludes themselves loses the place, and the next one moves up", async () => {
  const [first, second] = await Promise.all([1, 2].map(() => addPayer(stack, { amountMinor: 200_00n })));
  const id = await add({ prizes: [{ places: 1, amount: 25 }] });
  await playRound(stack, { playerId: first!.player.id, stakeMinor: 80_00 });
  await playRound(stack, { playerId: second!.player.id, stakeMinor: 20_00 });
  await expect.poll(async () => (await placesOf(id)).length).toBe(2);
  await stack.ports.protection.exclude(first!.player, null);
  expect(await placesOf(id)).toEqual([[1, 20, 25]]);
  await finish();
  expect((await winnersOf(id)).list).toMatchObject([
    { playerId: second!.player.id, prize: 25, state: "PAID" },
  ]);
});

const winnerOf = async (id: string) => (await winnersOf(id)).list[0]!;
const setStatus = (playerId: string, status: string) =>
  stack.kit.db.query("update players set status = $2 where id = $1", [playerId, status]);

/** Puts a player on a short break from everything. */
async function takeBreak(playerId: string, hours: number): Promise<void> {
  const since = stack.clock.now();
  await stack.kit.db.query(
    "insert into protection_breaks (player_id, scope, kind, since, until) values ($1, 'ALL', 'TIME_OUT', $2, $3)",
    [playerId, since, new Date(since.getTime() + hours * hourMs)],
  );
}

it("keeps the prize of a winner who can't receive it for a month, and then withholds it", async () => {
  const [away, locked] = await Promise.all([1, 2].map(() => addPayer(stack, { amountMinor: 200_00n })));
  const first = await add({ prizes: [{ places: 1, amount: 25 }] });
  await playRound(stack, { playerId: away!.player.id, stakeMinor: 20_00 });
  await count();
  stack.clock.advance(hourMs + 61_000);
  const parts = stack.ports.leaderboardParts;
  await closeLeaderboards(parts);
  await setStatus(away!.player.id, "DISABLED");
  await payPrizes(parts);
  expect(await winnersOf(first)).toMatchObject({ state: "CLOSED", paid: 0, withheld: 0, waiting: 1 });
  expect(await winnerOf(first)).toMatchObject({ state: "DUE", obstacle: "ACCOUNT_INACTIVE" });
  await setStatus(away!.player.id, "ACTIVE");
  await payPrizes(parts);
  expect(await winnerOf(first)).toMatchObject({ state: "DUE" });
  stack.clock.advance(hourMs);
  await payPrizes(parts);
  expect(await winnersOf(first)).toMatchObject({ state: "PAID", paid: 25, waiting: 0 });
  expect(await winnerOf(first)).toMatchObject({ state: "PAID", obstacle: null, withheldFrom: null });

  const id = await add({ prizes: [{ places: 1, amount: 25 }] });
  await playRound(stack, { playerId: locked!.player.id, stakeMinor: 20_00 });
  await count();
  stack.clock.advance(hourMs + 61_000);
  await closeLeaderboards(parts);
  await stack.ports.protection.exclude(locked!.player, null);
  await payPrizes(parts);
  expect(await winnerOf(id)).toMatchObject({ state: "DUE", obstacle: "NOT_ALLOWED" });
  stack.clock.advance(30 * 24 * hourMs);
  await payPrizes(parts);
  expect(await winnersOf(id)).toMatchObject({ state: "PAID", paid: 0, withheld: 1 });
});

it("pays a player whose break is over at the end, whoever looked at the standings during it", async () => {
  const { player } = await addPayer(stack, { amountMinor: 200_00n });
  const id = await add({ prizes: [{ places: 1, amount: 25 }] });
  await playRound(stack, { playerId: player.id, stakeMinor: 20_00 });
  await expect.poll(async () => (await placesOf(id)).length).toBe(1);
  await takeBreak(player.id, 0.5);
  expect(await placesOf(id)).toEqual([]);
  const hidden = await stack.kit.db.query(
    "select from leaderboard_scores where leaderboard_id = $1 and hidden",
    [id],
  );
  expect(hidden).toEqual([]);
  // Hides the player's score again, as happens when it is corrected during the player's break.
  await stack.kit.db.query("update leaderboard_scores set hidden = true where leaderboard_id = $1", [id]);
  await finish();
  expect((await winnersOf(id)).list).toMatchObject([{ playerId: player.id, state: "PAID" }]);
});

it("is not shown to players on a break", async () => {
  const { player, client } = await addPayer(stack);
  const id = await add();
  expect((await client.call(getLeaderboard, { params: { id } })).status).toBe(200);
  await takeBreak(player.id, 1);
  expect((await client.call(getLeaderboard, { params: { id } })).status).toBe(404);
  await cancel(id);
});

it("keeps the rounds behind the scores until a later job deletes them", async () => {
  const { player } = await addPayer(stack);
  const id = await add({ kind: "MULTIPLE" });
  await playRound(stack, { playerId: player.id, stakeMinor: 2_00, winMinor: 9_00 });
  await finish();
  const rounds = () => stack.kit.db.query("select from leaderboard_rounds where leaderboard_id = $1", [id]);
  expect(await rounds()).toHaveLength(1);
  await stack.kit.db.query(
    `insert into leaderboard_rounds (leaderboard_id, player_id, wager_id, staked, won, score, settled_at, settlement)
     select $1, $2, 'wager_' || n, 1, 1, 1, $3, n from generate_series(1, 5000) n`,
    [id, player.id, stack.clock.now()],
  );
  await deleteOldRounds(stack.kit);
  expect(await rounds()).toEqual([]);
});

/** The job that runs every minute may already have paid the prizes. */
const isClosed = /^(CLOSED|PAID)$/;

it("is not closed while rounds from its period wait to be counted, but doesn't wait for others", async () => {
  const { player } = await addPayer(stack);
  const [id, other] = [await add(), await add({ currency: "EUR" })];
  await playRound(stack, { playerId: player.id, stakeMinor: 20_00 });
  stack.clock.advance(hourMs + 61_000);
  const parts = stack.ports.leaderboardParts;
  // Pretends, even to the job that runs every minute, that a settlement in dollars is waiting and can't be processed.
  const waiting = vi
    .spyOn(parts.wagering.settlements, "isWaiting")
    .mockImplementation(async (_subscriber, { currency }) => currency === "USD");
  await closeLeaderboards(parts);
  expect((await winnersOf(id)).state).toBe("CLOSING");
  expect((await winnersOf(other)).state).toMatch(isClosed);
  stack.clock.advance(15 * 60_000);
  const mary = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  const kinds = async () => (await mary.call(listAlerts)).body.items.map(({ kind }) => kind);
  expect(await kinds()).toContain("LEADERBOARDS_NOT_CLOSED");
  // The prizes have been won, although the list of winners is not final yet.
  expect((await cancel(id)).status).toBe(409);
  waiting.mockRestore();
  await count();
  await closeLeaderboards(parts);
  expect(await winnersOf(id)).toMatchObject({ state: expect.stringMatching(isClosed), winners: 1 });
  await payPrizes(parts);
  expect(await kinds()).not.toContain("LEADERBOARDS_NOT_CLOSED");
});

async function cancel(id: string) {
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  return await operator.call(cancelLeaderboard, { params: { id }, body: { reason: "a test" } });
}

it("is created by one operator, or by two if the prizes are high, and fixed once it runs", async () => {
  const operator = actAsOperator(stack.client(), "mary", ["MARKETING"]);
  const other = actAsOperator(stack.client(), "carl", ["COMPLIANCE"]);
  const soon = { startsAt: new Date(stack.clock.now().getTime() + hourMs / 2).toISOString() };
  const id = newId();
  const save = (change: Partial<LeaderboardPlan>, baseVersion: number | null, of = id) =>
    operator.call(saveLeaderboard, {
      params: { id: of },
      body: { plan: plan({ ...soon, ...change }), baseVersion, reason: "because" },
    });
  expect((await save({}, null)).body).toMatchObject({ state: "SCHEDULED", version: 1, prizeTotal: 70 });
  expect((await save({}, null)).body).toMatchObject({ version: 1 });
  expect((await save({ prizes: [{ places: 1, amount: 9 }] }, null)).status).toBe(409);
  expect((await save({ minimumStake: 2 }, 1)).body).toMatchObject({ version: 2 });
  expect((await save({ minimumStake: 3 }, 1)).status).toBe(409);
  expect(await save({ minimumStake: 0.001 }, 2)).toMatchObject({
    status: 422,
    body: { errors: [{ field: "plan.minimumStake" }] },
  });
  const shown = (await stack.client().call(listLeaderboards)).body.find((one) => one.id === id);
  expect(shown).toMatchObject({ state: "SCHEDULED", minimumStake: 2, prizeTotal: 70 });

  const costly = { prizes: [{ places: 1, amount: 5_000 }] };
  const costlyId = newId();
  expect((await save(costly, null, costlyId)).body).toMatchObject({ errorCode: "SECOND_PERSON_REQUIRED" });
  const data = { id: costlyId, plan: plan({ ...soon, ...costly }), baseVersion: null };
  expect((await agree(operator, operator, "LEADERBOARD", data)).status).not.toBe(200);
  expect((await agree(operator, other, "LEADERBOARD", { ...data, id: newId() })).status).toBe(200);

  stack.clock.advance(hourMs / 2 + 1);
  const late = plan({ startsAt: new Date(stack.clock.now().getTime() + 1_000).toISOString() });
  const changed = await operator.call(saveLeaderboard, {
    params: { id },
    body: { plan: late, baseVersion: 2, reason: "because" },
  });
  expect(changed.status).toBe(409);
  expect((await cancel(id)).body).toMatchObject({ state: "CANCELLED" });
  expect((await stack.client().call(getLeaderboard, { params: { id } })).status).toBe(404);
});

it("scores only players of its brands, so that closing doesn't have to check those of others", async () => {
  const desk = (name: string) => actAsOperator(stack.client(), name);
  await addBrand(desk("ada"), desk("bea"));
  const [own, other] = await Promise.all([1, 2].map(() => addPayer(stack, { amountMinor: 200_00n })));
  await stack.kit.db.query("update players set brand_id = 'nightjar' where id = $1", [own!.player.id]);
  const id = await add({ brands: ["nightjar"], prizes: [{ places: 1, amount: 25 }] });
  await playRound(stack, { playerId: other!.player.id, stakeMinor: 80_00 });
  await playRound(stack, { playerId: own!.player.id, stakeMinor: 20_00 });
  await finish();
  const scored = await stack.kit.db.query<{ id: string }>(
    "select player_id as id from leaderboard_scores where leaderboard_id = $1",
    [id],
  );
  expect(scored).toEqual([{ id: own!.player.id }]);
  expect((await winnersOf(id)).list).toMatchObject([{ playerId: own!.player.id, state: "PAID" }]);
});

it("doesn't pay a player who starts a break while the payment waits for the wallet", async () => {
  const { player } = await addPayer(stack, { amountMinor: 200_00n });
  const id = await add({ prizes: [{ places: 1, amount: 25 }] });
  await playRound(stack, { playerId: player.id, stakeMinor: 20_00 });
  await count();
  stack.clock.advance(hourMs + 61_000);
  const parts = stack.ports.leaderboardParts;
  await closeLeaderboards(parts);
  const { ledger } = parts.kit;
  // Another transaction locks the player's wallet and starts a break in that transaction, as `startBreak` does.
  const lock: typeof ledger.lock = async (tx, request) => {
    await tx.client.query(
      "insert into protection_breaks (player_id, scope, kind, since) values ($1, 'ALL', 'SELF_EXCLUSION', $2)",
      [player.id, stack.clock.now()],
    );
    return await ledger.lock(tx, request);
  };
  await payPrizes({ ...parts, kit: { ...parts.kit, ledger: { ...ledger, lock } } });
  expect(await winnerOf(id)).toMatchObject({ state: "DUE", obstacle: "NOT_ALLOWED" });
});
