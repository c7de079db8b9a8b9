import { isDeepStrictEqual } from "node:util";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { listLiabilityLimits } from "@parlour/contracts/calls/sports/sportsbook/list-liability-limits";
import { setLiabilityLimit } from "@parlour/contracts/calls/sports/sportsbook/set-liability-limit";
import type { LiabilityLimits, LiabilityScope } from "@parlour/contracts/entities/liability-limit";
import { verifyLedger } from "@parlour/ledger/verify";
import { resultMarket, totalMarket } from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { actAsOperator, agree, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import {
  addEvent,
  cashOut,
  homeWin,
  on,
  place,
  placed,
  quote,
  read,
  type TestEvent,
} from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const trader = (name = "tess") => actAsOperator(stack.client(), name, ["TRADER"]);
const reason = "Thin market";
const nothing = { sport: null, competition: null, kind: null, event: null, market: null };
async function limit(part: Partial<LiabilityScope>, limits: LiabilityLimits | null) {
  const scope = { ...nothing, ...part };
  const { rules } = (await trader().call(listLiabilityLimits)).body;
  const before = rules.find((rule) => isDeepStrictEqual(rule.scope, scope))?.limits ?? null;
  return await trader().call(setLiabilityLimit, { body: { scope, limits, before, reason } });
}
const both = (dollars: number) => ({ scheduled: dollars, live: dollars });
const marketOf = (event: TestEvent, market = totalMarket) => ({ event: event.id, market });

test("the most specific limit decides how much is accepted, from the next bet on", async () => {
  const { client } = await addFundedPlayer(stack, { amountMinor: 5_000_000n });
  const event = await addEvent(stack);
  // The total is offered at 1.9, so a stake of 100 adds 90 to the liability.
  const most = async () => {
    const { body } = await place(client, [on(event, "over", 1.9, totalMarket)], { stake: 40_000 });
    return body;
  };
  expect((await limit({ sport: "football", kind: "total" }, both(90))).status).toBe(200);
  expect(await most()).toMatchObject({ errorCode: "STAKE_LIMIT", maximumStake: 100 });
  await limit(marketOf(event), both(180));
  expect(await most()).toMatchObject({ errorCode: "STAKE_LIMIT", maximumStake: 200 });
  await placed(client, [on(event, "over", 1.9, totalMarket)], { stake: 150 });
  expect(await most()).toMatchObject({ errorCode: "STAKE_LIMIT", maximumStake: 50 });
  // Other markets of the event keep the limit of the house.
  await placed(client, [on(event)], { stake: 1_000 });
  await limit(marketOf(event), null);
  expect(await most()).toMatchObject({ errorCode: "STAKE_LIMIT", maximumStake: 0 });
  await limit({ sport: "football", kind: "total" }, null);
  await placed(client, [on(event, "over", 1.9, totalMarket)], { stake: 500 });
});

test("a live bet that no longer fits the limit after its delay says so, and not that a price has changed", async () => {
  const { client } = await addFundedPlayer(stack, { amountMinor: 5_000_000n });
  const event = await addEvent(stack);
  await event.live();
  const selection = on(event, "over", 1.9, totalMarket);
  const bet = await placed(client, [selection], { stake: 1_000 });
  await limit(marketOf(event), both(90));
  stack.clock.advance(5_000);
  await expect.poll(async () => (await read(client, bet)).status, { timeout: 5_000 }).toBe("REFUSED");
  expect((await read(client, bet)).refusal).toEqual({
    code: "STAKE_LIMIT",
    selections: [{ price: 1.9 }],
    details: { minimumStake: expect.any(Number), maximumStake: 100, currency: "CAD" },
  });
  await limit(marketOf(event), null);
});

test("a bet builder counts under the market of each of its legs, until it is settled", async () => {
  const { client } = await addFundedPlayer(stack, { amountMinor: 5_000_000n });
  const event = await addEvent(stack);
  const legs = [
    { market: resultMarket, outcome: "home" },
    { market: totalMarket, outcome: "over" },
  ];
  await limit(marketOf(event), both(500));
  const tooHigh = await place(client, [{ event: event.id, legs, price: 1.01 }], {
    stake: 30_000,
    priceChange: "any",
  });
  expect(tooHigh.body).toMatchObject({ errorCode: "STAKE_LIMIT" });
  const builder = await placed(client, [{ event: event.id, legs, price: 1.01 }], {
    stake: 20,
    priceChange: "any",
  });
  const liability = async () =>
    await stack.kit.db.query<{ market: string; outcome: string; liability: string }>(
      "select market, outcome, liability from sports.exposure where event_id = $1 order by market",
      [event.id],
    );
  const profit = String(Math.floor(20 * 100 * (builder.price! - 1) + 1e-6));
  const counted = await liability();
  expect(counted).toEqual([
    { market: resultMarket, outcome: "home", liability: expect.anything() },
    { market: totalMarket, outcome: "over", liability: expect.anything() },
  ]);
  // Both outcomes bear the same liability: the whole profit of the bet, converted roughly to US cents.
  expect(counted[0]!.liability).toEqual(counted[1]!.liability);
  expect(Number(counted[0]!.liability)).toBeGreaterThan(Number(profit) * 0.5);
  const { token } = (await quote(client, builder)).quote!;
  expect((await cashOut(client, builder, token)).body).toMatchObject({ status: "CASHED_OUT" });
  expect((await liability()).map((one) => Number(one.liability))).toEqual([0, 0]);
  await event.end(homeWin);
});

test("raising a limit above the policy's amount needs two traders; lowering it again needs one", async () => {
  const scope = { ...nothing, sport: "darts" };
  expect((await limit(scope, both(60_000))).body).toMatchObject({
    errorCode: "SECOND_PERSON_REQUIRED",
    amount: 60_000,
  });
  const request = { scope, limits: both(60_000), before: null };
  expect((await agree(trader(), trader("tess"), "SPORTS_LIABILITY", request)).status).toBe(403);
  expect((await agree(trader(), trader("theo"), "SPORTS_LIABILITY", request)).body).toMatchObject({
    state: "APPROVED",
  });
  const shown = async () =>
    (await trader().call(listLiabilityLimits)).body.rules.find((one) => one.scope.sport === "darts");
  expect(await shown()).toMatchObject({ limits: both(60_000) });
  // The proposal was made when the scope had no limit, so it is out of date.
  expect((await agree(trader(), trader("theo"), "SPORTS_LIABILITY", request)).body).toMatchObject({
    errorCode: "CONFLICT",
  });
  expect((await limit(scope, both(1_000))).status).toBe(200);
  expect(await shown()).toMatchObject({ limits: both(1_000) });
  const admin = actAsOperator(stack.client(), "ada");
  const { body } = await admin.call(listAuditEntries, { query: { subject: "sports:liability" } });
  expect(body.items[0]).toMatchObject({ call: "set-liability-limit" });
  const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
  expect((await support.call(listLiabilityLimits)).status).toBe(403);
  expect((await limit({ event: "no-such-event", market: totalMarket }, both(1))).status).toBe(404);
});

test("limits are bounded in number, and those of events that ended long ago are deleted", async () => {
  const event = await addEvent(stack);
  expect((await limit(marketOf(event), both(90))).status).toBe(200);
  const { db } = stack.kit;
  await db.query(
    `insert into sports.liability_limit (sport, scheduled, live, changed_at)
     select 'sport-' || n, 1, 1, $1 from generate_series(1, 1000) n`,
    [stack.clock.now()],
  );
  const more = await limit({ sport: "football" }, both(90));
  expect(more).toMatchObject({ status: 409, body: { errorCode: "TOO_MANY", most: 1_000 } });
  // A limit that exists can still be changed.
  expect((await limit(marketOf(event), both(80))).status).toBe(200);
  await db.query("delete from sports.liability_limit where sport like 'sport-%'");
  const now = stack.clock.now();
  await db.query("update sports.event set ended_at = $2 where id = $1", [
    event.id,
    new Date(now.getTime() - 1),
  ]);
  stack.clock.advance(7 * 86_400_000);
  await db.transaction((tx) =>
    stack.kit.jobs.enqueue(tx, "sportsbook-clean-up", {}, { singletonKey: "test" }),
  );
  const own = async () =>
    (await trader().call(listLiabilityLimits)).body.rules.filter(({ scope }) => scope.event === event.id);
  await expect.poll(own, { timeout: 20_000 }).toEqual([]);
});
