import { forfeitBonus } from "@parlour/contracts/calls/rewards/bonuses/forfeit-bonus";
import { grantBonus } from "@parlour/contracts/calls/rewards/bonuses/grant-bonus";
import { listBonuses } from "@parlour/contracts/calls/rewards/bonuses/list-bonuses";
import { optIn } from "@parlour/contracts/calls/rewards/bonuses/opt-in";
import { listFreeBets } from "@parlour/contracts/calls/sports/sportsbook/list-free-bets";
import { verifyLedger } from "@parlour/ledger/verify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addOffer, countNow, expireNow } from "../testing-bonuses.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, homeWin, on, place, placed, read } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const currency = "CAD";
const offer = (change: object = {}) =>
  addOffer(stack, {
    type: "FREE_BET",
    verticals: ["sports"],
    amounts: { [currency]: { amount: 10 } },
    wageringFactor: 0,
    ...change,
  });
const freeBetsOf = async (client: TestClient) => (await client.call(listFreeBets)).body.items;
const bonusOf = async (client: TestClient) => {
  await countNow(stack);
  return (await client.call(listBonuses)).body[0]!;
};
const cashOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;

test("an operator grants a free bet; the house pays the stake, and the player keeps the winnings", async () => {
  const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 500n });
  const operator = actAsOperator(stack.client(), "nora");
  const granted = await operator.call(grantBonus, {
    body: {
      id: "grant_free-bet",
      offerId: await offer({ isPublic: false }),
      to: { playerIds: [playerId] },
      reason: "Thanks for waiting",
    },
  });
  expect(granted.status, JSON.stringify(granted.body)).toBeLessThan(300);
  await expect.poll(async () => (await freeBetsOf(client)).length, { timeout: 15_000 }).toBe(1);
  const [freeBet] = await freeBetsOf(client);
  expect(freeBet).toMatchObject({ stake: 10, currency, left: 1 });
  expect(await bonusOf(client)).toMatchObject({ type: "FREE_BET", status: "SPINNING", spinsLeft: 1 });

  const event = await addEvent(stack);
  const other = await place(client, [on(event)], { stake: 5, freeBet: freeBet!.id });
  expect(other.body).toMatchObject({ errorCode: "BET_NOT_POSSIBLE", cause: "FREE_BET" });
  const bet = await placed(client, [on(event)], { stake: 10, freeBet: freeBet!.id });
  expect(bet).toMatchObject({ status: "OPEN", potentialPayout: 10 });
  expect(await freeBetsOf(client)).toEqual([]);
  expect(await cashOf(playerId)).toBe(500n);
  await event.end(homeWin);
  expect(await read(client, bet)).toMatchObject({ status: "WON", payout: 10 });
  expect(await cashOf(playerId)).toBe(1_500n);
  expect(await bonusOf(client)).toMatchObject({ status: "CONVERTED", converted: 10, spinsLeft: 0 });
});

const claim = async (change: object = {}) => {
  const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 500n });
  const headers = { "idempotency-key": crypto.randomUUID() };
  const { body } = await client.call(optIn, { params: { id: await offer(change) }, body: {}, headers });
  return { client, playerId, freeBet: body.id };
};

test("a void returns the free bet, and a loss uses it up", async () => {
  const { client, freeBet } = await claim();
  const [cancelled, lost] = [await addEvent(stack), await addEvent(stack)];
  const first = await placed(client, [on(cancelled)], { stake: 10, freeBet });
  await cancelled.send({ type: "cancellation", status: "CANCELLED", state: null });
  expect(await read(client, first)).toMatchObject({ status: "VOID" });
  expect(await bonusOf(client)).toMatchObject({ status: "SPINNING", spinsLeft: 1 });
  expect((await freeBetsOf(client)).map(({ id }) => id)).toEqual([freeBet]);
  await placed(client, [on(lost, "away", 4)], { stake: 10, freeBet });
  await lost.end(homeWin);
  expect(await bonusOf(client)).toMatchObject({ status: "LOST", spinsLeft: 0 });
  expect(await freeBetsOf(client)).toEqual([]);
});

test("winnings with a wagering requirement become bonus money", async () => {
  const { client, playerId, freeBet } = await claim({ wageringFactor: 2 });
  const event = await addEvent(stack);
  await placed(client, [on(event)], { stake: 10, freeBet });
  await event.end(homeWin);
  expect(await bonusOf(client)).toMatchObject({ status: "ACTIVE", balance: 10, wageringRequired: 20 });
  expect(await cashOf(playerId)).toBe(1_500n);
});

test("an unused free bet expires; one on an open bet lasts until the bet is settled", async () => {
  const [unused, used] = [await claim(), await claim()];
  const event = await addEvent(stack);
  await placed(used.client, [on(event)], { stake: 10, freeBet: used.freeBet });
  stack.clock.advance(7 * 86_400_000 + 60_000);
  await expireNow(stack);
  const rows = await stack.kit.db.query<{ id: string; status: string }>(
    "select id, status from bonuses where id = any($1) order by status",
    [[unused.freeBet, used.freeBet]],
  );
  expect(rows).toEqual([
    { id: unused.freeBet, status: "LOST" },
    { id: used.freeBet, status: "SPINNING" },
  ]);
  await event.end(homeWin);
  await countNow(stack);
  const [settled] = await stack.kit.db.query("select status from bonuses where id = $1", [used.freeBet]);
  expect(settled).toEqual({ status: "CONVERTED" });
});

/** Claims ten dollars of bonus money for the casino. */
async function claimCasinoBonus(client: TestClient): Promise<string> {
  const headers = { "idempotency-key": crypto.randomUUID() };
  const id = await offer({ verticals: ["casino"], wageringFactor: 1 });
  return (await client.call(optIn, { params: { id }, body: {}, headers })).body.id;
}

const statusesOf = async (client: TestClient) => {
  await countNow(stack);
  const { body } = await client.call(listBonuses);
  return Object.fromEntries(body.map(({ id, status, balance }) => [id, [status, balance]]));
};
const awayWin: [number, number][] = [
  [0, 1],
  [0, 0],
];

test("a corrected result takes winnings that wait for another bonus, and the other bonus can end", async () => {
  const { client, playerId, freeBet } = await claim({ wageringFactor: 2 });
  const active = await claimCasinoBonus(client);
  const event = await addEvent(stack);
  await placed(client, [on(event)], { stake: 10, freeBet });
  await event.end(homeWin);
  expect(await statusesOf(client)).toMatchObject({ [active]: ["ACTIVE", 10], [freeBet]: ["WAITING", 10] });
  await event.end(awayWin);
  expect(await statusesOf(client)).toMatchObject({ [active]: ["ACTIVE", 10], [freeBet]: ["CANCELLED", 0] });
  const forfeited = await client.call(forfeitBonus, {
    params: { id: active },
    headers: { "idempotency-key": crypto.randomUUID() },
  });
  expect(forfeited.status, JSON.stringify(forfeited.body)).toBe(200);
  expect(await cashOf(playerId)).toBe(500n);
});

test("a corrected result takes winnings that became bonus money, not those of a waiting bonus", async () => {
  const { client, playerId, freeBet } = await claim({ wageringFactor: 2 });
  const event = await addEvent(stack);
  await placed(client, [on(event)], { stake: 10, freeBet });
  await event.end(homeWin);
  await countNow(stack);
  const waiting = await claimCasinoBonus(client);
  expect(await statusesOf(client)).toMatchObject({ [freeBet]: ["ACTIVE", 10], [waiting]: ["WAITING", 10] });
  await event.end(awayWin);
  expect(await statusesOf(client)).toMatchObject({ [freeBet]: ["CANCELLED", 0], [waiting]: ["ACTIVE", 10] });
  expect(await cashOf(playerId)).toBe(500n);
});

test("a corrected result takes winnings that were paid as cash", async () => {
  const { client, playerId, freeBet } = await claim();
  const event = await addEvent(stack);
  await placed(client, [on(event)], { stake: 10, freeBet });
  await event.end(homeWin);
  expect(await bonusOf(client)).toMatchObject({ status: "CONVERTED", converted: 10 });
  await event.end(awayWin);
  expect(await bonusOf(client)).toMatchObject({ status: "CONVERTED", converted: 0 });
  expect(await cashOf(playerId)).toBe(500n);
});
