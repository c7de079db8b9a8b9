import { decideProposal } from "@parlour/contracts/calls/office/operator/decide-proposal";
import { listAuditEntries } from "@parlour/contracts/calls/office/operator/list-audit-entries";
import { proposeChange } from "@parlour/contracts/calls/office/operator/propose-change";
import { getPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/get-player-sports-limit";
import { getTradingEvent } from "@parlour/contracts/calls/sports/sportsbook/get-trading-event";
import { listTradingBets } from "@parlour/contracts/calls/sports/sportsbook/list-trading-bets";
import { listTradingEvents } from "@parlour/contracts/calls/sports/sportsbook/list-trading-events";
import { overrideSportsPrice } from "@parlour/contracts/calls/sports/sportsbook/override-sports-price";
import { setPlayerSportsLimit } from "@parlour/contracts/calls/sports/sportsbook/set-player-sports-limit";
import { settleSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/settle-sports-event";
import { suspendSportsMarket } from "@parlour/contracts/calls/sports/sportsbook/suspend-sports-market";
import { stream } from "@parlour/contracts/sockets/stream";
import { verifyLedger } from "@parlour/ledger/verify";
import { sweepBets } from "@parlour/server/services/sports/sportsbook";
import {
  matchState,
  resultMarket,
  resultPrices,
  totalMarket,
} from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, agreeOnRule, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, homeWin, on, place, placed, quote, read, type TestEvent } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const trader = (name = "tess") => actAsOperator(stack.client(), name, ["TRADER"]);
const reason = "Team news";
const balanceOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;
const override = (event: TestEvent, outcome: string, price: number | null) =>
  trader().call(overrideSportsPrice, {
    params: { event: event.id },
    body: { market: resultMarket, outcome, price, reason },
  });
/** Proposes a price that needs two traders, for the score and the provider's price as they are now. */
const proposePrice = async (event: TestEvent, outcome: string, price: number) => {
  const { body: seen } = await trader().call(getTradingEvent, { params: { event: event.id } });
  const { outcomes } = seen.markets.find(({ id }) => id === resultMarket)!;
  const { feedPrice } = outcomes.find(({ id }) => id === outcome)!;
  const { scoreVersion } = seen;
  const data = { event: event.id, market: resultMarket, outcome, price, feedPrice, scoreVersion };
  const propose = () => trader().call(proposeChange, { body: { kind: "SPORTS_PRICE", data, reason } });
  const { body } = await propose();
  const approve = { params: { id: body.id }, body: { decision: "APPROVE" as const, reason } };
  return { propose, approve: () => trader("theo").call(decideProposal, approve) };
};
const overrideByTwo = async (event: TestEvent, outcome: string, price: number) =>
  await (await proposePrice(event, outcome, price)).approve();
const suspend = (event: TestEvent, market: string, isSuspended: boolean) =>
  trader().call(suspendSportsMarket, { params: { event: event.id }, body: { market, isSuspended, reason } });
const settle = (event: TestEvent, decision: object, by = trader()) =>
  by.call(settleSportsEvent, {
    params: { event: event.id },
    body: { decision: decision as never, reason },
  });
const voiding = (market: string, outcome: string | null, isVoid = true) => ({
  kind: "VOID",
  market,
  outcome,
  isVoid,
});

/** A result with a scorer for every goal, as a trader enters it. */
const resultOf = (segments: [number, number][]) => ({
  kind: "RESULT",
  state: {
    ...matchState(segments),
    goals: segments.flatMap(([home, away]) => [
      ...Array.from({ length: home }, () => ({ side: "home" as const })),
      ...Array.from({ length: away }, () => ({ side: "away" as const })),
    ]),
  },
});

describe("prices", () => {
  test("an override reaches players over the stream, and bets at the old price are refused", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const socket = new WebSocket(`${stack.origin.replace("http", "ws")}${stream.path}`, {
      headers: { origin: stack.origin, cookie },
    });
    const received: { type: string; data: { markets?: { outcomes: { id: string; price: number }[] }[] } }[] =
      [];
    socket.on("message", (data) => received.push(JSON.parse(String(data))));
    await new Promise((resolve) => socket.once("open", resolve));
    socket.send(JSON.stringify({ type: "subscribe", topics: [`sports/events/${event.id}`] }));
    await expect.poll(() => received.length, { timeout: 5_000 }).toBeGreaterThan(0);

    const { body } = await override(event, "home", 1.7);
    const shown = body.markets.find(({ id }) => id === resultMarket)!;
    expect(shown.outcomes[0]).toMatchObject({ id: "home", feedPrice: 2, override: 1.7 });
    const latest = () => received.at(-1)!.data.markets?.[0]?.outcomes[0];
    await expect.poll(latest, { timeout: 1_000 }).toMatchObject({ id: "home", price: 1.7 });
    expect((await place(client, [on(event)])).body).toMatchObject({
      errorCode: "PRICE_CHANGED",
      selections: [{ price: 1.7 }],
    });

    await event.send({ type: "prices", markets: [resultPrices([2.2, 3.3, 3.6])], removed: [] });
    expect(await placed(client, [on(event, "home", 1.7)])).toMatchObject({ price: 1.7 });
    expect(await placed(client, [on(event, "away", 3.6)])).toMatchObject({ price: 3.6 });
    await override(event, "home", null);
    await expect.poll(latest, { timeout: 1_000 }).toMatchObject({ id: "home", price: 2.2 });
    socket.terminate();
  });

  test("an overridden price can be neither cashed out at the provider's price nor used in a bet builder", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    const { quote: before } = await quote(client, bet);
    await overrideByTwo(event, "home", 4);
    const { quote: after } = await quote(client, bet);
    expect(after!.value).toBeCloseTo(before!.value / 2, 1);
    const legs = [
      { market: resultMarket, outcome: "home" },
      { market: totalMarket, outcome: "over" },
    ];
    expect((await place(client, [{ event: event.id, legs, price: 3 }])).body).toMatchObject({
      errorCode: "BET_NOT_POSSIBLE",
      cause: "NOT_OFFERED",
    });
  });

  test("after a goal, a market with an override waits for a trader", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    await event.live();
    await override(event, "home", 1.7);
    await event.live();
    expect((await place(client, [on(event, "home", 1.7)])).status).toBe(201);
    await event.live([[1, 0]]);
    expect((await place(client, [on(event, "home", 1.7)])).body).toMatchObject({
      errorCode: "MARKET_SUSPENDED",
    });
    await suspend(event, resultMarket, false);
    expect((await place(client, [on(event, "home", 1.7)])).status).toBe(201);
  });

  test("a price far above the provider's needs two traders, also when a market is resumed", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    expect((await override(event, "home", 2.41)).body).toMatchObject({ errorCode: "SECOND_PERSON_REQUIRED" });
    expect((await override(event, "home", 2.4)).status).toBe(200);
    await suspend(event, resultMarket, true);
    await event.send({ type: "prices", markets: [resultPrices([1.05, 9, 21])], removed: [] });
    expect((await suspend(event, resultMarket, false)).body).toMatchObject({
      errorCode: "SECOND_PERSON_REQUIRED",
    });
    expect((await place(client, [on(event, "home", 2.4)])).status).toBe(409);
    expect((await overrideByTwo(event, "home", 2.4)).body).toMatchObject({ state: "APPROVED" });
    expect((await place(client, [on(event, "home", 2.4)])).status).toBe(201);
  });

  test("a proposed price is refused once the provider's price or the score has changed", async () => {
    const event = await addEvent(stack);
    await event.live();
    const refused = (cause: string) => ({
      errorCode: "PROPOSAL_REFUSED",
      cause: expect.stringContaining(cause),
    });
    const first = await proposePrice(event, "home", 4);
    await event.send({ type: "prices", markets: [resultPrices([1.5, 4, 7])], removed: [] });
    expect((await first.approve()).body).toMatchObject(refused("from 2 to 1.5"));
    expect((await first.propose()).body).toMatchObject(refused("from 2 to 1.5"));
    const second = await proposePrice(event, "home", 4);
    await event.live([[0, 1]]);
    await event.send({ type: "prices", markets: [resultPrices([1.5, 4, 7])], removed: [] });
    expect((await second.approve()).body).toMatchObject(refused("moved on"));
    const { body } = await trader().call(getTradingEvent, { params: { event: event.id } });
    const [home] = body.markets.find(({ id }) => id === resultMarket)!.outcomes;
    expect(home).toMatchObject({ id: "home", feedPrice: 1.5, override: null });
    expect((await (await proposePrice(event, "home", 4)).approve()).body).toMatchObject({
      state: "APPROVED",
    });
  });

  test("a suspended market stays suspended, whatever the provider sends", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const { body } = await suspend(event, resultMarket, true);
    expect(body.markets[0]).toMatchObject({ isSuspendedByTrader: true, isSuspended: false });
    await event.send({ type: "prices", markets: [resultPrices()], removed: [] });
    expect((await place(client, [on(event)])).body).toMatchObject({ errorCode: "MARKET_SUSPENDED" });
    expect((await place(client, [on(event, "over", 1.9, totalMarket)])).status).toBe(201);
    await suspend(event, resultMarket, false);
    expect((await place(client, [on(event)])).status).toBe(201);
  });
});

describe("settlement", () => {
  test("a void market refunds its stakes immediately, and can be restored until the result", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const [result, total] = [
      await placed(client, [on(event)]),
      await placed(client, [on(event, "over", 1.9, totalMarket)]),
    ];
    expect((await settle(event, voiding(resultMarket, null))).status).toBe(200);
    expect(await read(client, result)).toMatchObject({ status: "VOID", payout: 10 });
    expect(await read(client, total)).toMatchObject({ status: "OPEN" });
    expect(await balanceOf(playerId)).toBe(99_000n);
    expect((await place(client, [on(event)])).body).toMatchObject({ errorCode: "MARKET_SUSPENDED" });
    await settle(event, voiding(resultMarket, null, false));
    await event.end(homeWin);
    expect(await read(client, result)).toMatchObject({ status: "WON", payout: 20, isCorrected: true });
    expect(await balanceOf(playerId)).toBe(100_000n);
  });

  test("a void selection leaves the others of its market", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const [home, away] = [await placed(client, [on(event)]), await placed(client, [on(event, "away", 4)])];
    await settle(event, voiding(resultMarket, "away"));
    expect(await read(client, away)).toMatchObject({ status: "VOID" });
    expect(await read(client, home)).toMatchObject({ status: "OPEN" });
    expect((await place(client, [on(event)])).status).toBe(201);
    expect((await place(client, [on(event, "away", 4)])).status).toBe(409);
  });

  test("a trader's result settles, can be corrected, and takes precedence over the provider's", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    await settle(event, resultOf(homeWin));
    expect(await read(client, bet)).toMatchObject({ status: "WON", payout: 20 });
    await event.end([
      [0, 1],
      [0, 0],
    ]);
    expect(await read(client, bet)).toMatchObject({ status: "WON" });
    const corrected = await settle(
      event,
      resultOf([
        [0, 0],
        [1, 1],
      ]),
    );
    expect(corrected.body).toMatchObject({ isResultManual: true, event: { status: "ENDED" } });
    expect(await read(client, bet)).toMatchObject({ status: "LOST", payout: 0 });
    expect(await balanceOf(playerId)).toBe(99_000n);
    await settle(event, { kind: "CALL_OFF", status: "CANCELLED" });
    expect(await read(client, bet)).toMatchObject({ status: "VOID", payout: 10 });
  });

  test("an impossible result is refused with the reason", async () => {
    const event = await addEvent(stack);
    const cause = async (state: object) =>
      (await settle(event, { kind: "RESULT", state: { ...matchState(homeWin), ...state } })).body;
    expect(await cause({})).toMatchObject({ cause: "the goals do not add up to the score" });
    expect(await cause({ segments: [[1, 0]] })).toMatchObject({
      cause: "the score of all 2 periods is needed",
    });
    expect(await cause({ ended: false })).toMatchObject({
      errorCode: "PROPOSAL_REFUSED",
      cause: "a result is final",
    });
  });

  test("above the threshold a second trader decides", async () => {
    const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 200_000n });
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)], { stake: 1_500 });
    const decision = voiding(resultMarket, null);
    expect((await settle(event, decision)).body).toEqual({
      errorCode: "SECOND_PERSON_REQUIRED",
      bets: 1,
      amount: expect.closeTo(1_500, 0),
    });
    expect(await read(client, bet)).toMatchObject({ status: "OPEN" });
    const [first, second] = [trader("first"), trader("second")];
    const proposed = await first.call(proposeChange, {
      body: { kind: "SPORTS_SETTLEMENT", data: { event: event.id, decision }, reason },
    });
    expect(proposed.body.summary).toMatch(/^Void .+ \(1 bet, about 1500 dollars\)$/);
    const decide = (by: TestClient) =>
      by.call(decideProposal, {
        params: { id: proposed.body.id },
        body: { decision: "APPROVE", reason: "Agreed" },
      });
    expect((await decide(first)).body).toMatchObject({ errorCode: "OWN_PROPOSAL" });
    expect((await decide(actAsOperator(stack.client(), "sam", ["SUPPORT"]))).status).toBe(403);
    expect((await decide(second)).body).toMatchObject({ state: "APPROVED" });
    expect(await read(client, bet)).toMatchObject({ status: "VOID" });
    expect(await balanceOf(playerId)).toBe(200_000n);
  });

  test("the policy moves the threshold", async () => {
    const { client } = await addFundedPlayer(stack, { amountMinor: 200_000n });
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)], { stake: 1_500 });
    const decision = voiding(resultMarket, null);
    await agreeOnRule(stack, "SPORTS_SETTLEMENT", { when: "ABOVE", amount: 2_000 });
    try {
      expect((await settle(event, decision)).status).toBe(200);
      expect(await read(client, bet)).toMatchObject({ status: "VOID" });
      const data = { event: event.id, decision: voiding(resultMarket, null, false) };
      const restored = await trader().call(proposeChange, {
        body: { kind: "SPORTS_SETTLEMENT", data, reason },
      });
      expect(restored.body).toMatchObject({ state: "APPLIED", mayDecide: false });
    } finally {
      await agreeOnRule(stack, "SPORTS_SETTLEMENT", { when: "ABOVE", amount: 1_000 });
    }
  });

  test("a proposal that needs no second trader is measured again once no more bets can arrive", async () => {
    const { client } = await addFundedPlayer(stack, { amountMinor: 200_000n });
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)], { stake: 900 });
    const { fourEyes } = stack.kit;
    const needsApproval = fourEyes.needsApproval;
    const spy = vi.spyOn(fourEyes, "needsApproval").mockImplementationOnce(async (...given) => {
      const isNeeded = await needsApproval(...given);
      expect(isNeeded).toBe(false);
      await placed(client, [on(event)], { stake: 900 });
      return isNeeded;
    });
    const data = { event: event.id, decision: voiding(resultMarket, null) };
    const { body } = await trader().call(proposeChange, {
      body: { kind: "SPORTS_SETTLEMENT", data, reason },
    });
    spy.mockRestore();
    expect(body).toMatchObject({ state: "OPEN" });
    expect(await read(client, bet)).toMatchObject({ status: "OPEN" });
  });

  test("a result that takes large stakes from players needs a second trader too", async () => {
    const { client } = await addFundedPlayer(stack, { amountMinor: 200_000n });
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)], { stake: 1_500 });
    const awayWin = resultOf([
      [0, 1],
      [0, 0],
    ]);
    expect((await settle(event, awayWin)).body).toMatchObject({
      errorCode: "SECOND_PERSON_REQUIRED",
      bets: 1,
    });
    expect(await read(client, bet)).toMatchObject({ status: "OPEN" });
  });

  test("the next sweep settles what a server left unsettled", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    await event.end(homeWin);
    expect(await read(client, bet)).toMatchObject({ status: "WON" });
    // Simulates a server that died right after it stored a corrected result.
    await stack.kit.db.query(
      `update sports.event set state = jsonb_set(state, '{segments}', '[[0, 1], [0, 0]]'), version = version + 1,
         score_version = version + 1 where id = $1`,
      [event.id],
    );
    await sweepBets({ ...stack.ports.sportsbook, kit: stack.kit });
    expect(await read(client, bet)).toMatchObject({ status: "LOST", isCorrected: true });
  });
});

test("a player's limits are read when a bet is placed", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const limit = async (maximumStake: number | null, liabilityPercent: number) => {
    const params = { playerId };
    const before = (await trader().call(getPlayerSportsLimit, { params })).body;
    const body = { maximumStake, liabilityPercent, before, reason };
    expect((await trader().call(setPlayerSportsLimit, { params, body })).status).toBe(200);
  };
  await limit(25, 100);
  expect((await place(client, [on(event)], { stake: 26 })).body).toMatchObject({
    errorCode: "STAKE_LIMIT",
    maximumStake: 25,
  });
  expect((await place(client, [on(event)], { stake: 25 })).status).toBe(201);
  // One percent of the house's maximum liability of 50,000 is 500, of which the first bet has used 25.
  await limit(null, 1);
  expect((await place(client, [on(event)], { stake: 480 })).body).toMatchObject({
    errorCode: "STAKE_LIMIT",
    maximumStake: 475,
  });
  await limit(null, 100);
  expect((await place(client, [on(event)], { stake: 480 })).status).toBe(201);
});

test("bets on all events are listed as they come, page by page and filtered", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const [one, other] = [await addEvent(stack), await addEvent(stack)];
  const bets = [];
  for (const event of [one, other, one]) {
    stack.clock.advance(1_000);
    bets.push((await placed(client, [on(event)], { stake: 5 })).id);
  }
  const list = async (query: Record<string, string>) =>
    (await trader().call(listTradingBets, { query })).body;
  const newest = await list({ limit: "2" });
  expect(newest.items.map(({ id }) => id)).toEqual([bets[2], bets[1]]);
  expect(newest.items[0]).toMatchObject({ playerId, stake: 5, selections: [{ event: { id: one.id } }] });
  expect((await list({ limit: "2", cursor: newest.nextCursor! })).items[0]).toMatchObject({ id: bets[0] });
  expect((await list({ playerId })).items).toHaveLength(3);
  expect((await list({ playerId, sport: "tennis" })).items).toEqual([]);
  await one.end(homeWin);
  const idsOf = async (status: string) => (await list({ playerId, status })).items.map(({ id }) => id);
  await expect.poll(() => idsOf("settled")).toEqual([bets[2], bets[0]]);
  expect(await idsOf("open")).toEqual([bets[1]]);
  expect(await idsOf("refused")).toEqual([]);
  const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
  expect((await support.call(listTradingBets, {})).status).toBe(403);
});

test("events can be filtered by state, sport and name, page by page", async () => {
  const events = [await addEvent(stack), await addEvent(stack), await addEvent(stack)];
  for (const event of events) await event.live();
  const list = (query: object) => trader().call(listTradingEvents, { query: { status: "live", ...query } });
  const all = (await list({ sport: "football", limit: 100 })).body.items.map(({ id }) => id);
  expect(all).toEqual(expect.arrayContaining(events.map(({ id }) => id)));
  const first = (await list({ limit: 2 })).body;
  const second = (await list({ limit: 2, cursor: first.nextCursor! })).body;
  expect([...first.items, ...second.items].map(({ id }) => id).slice(0, 3)).toEqual(all.slice(0, 3));
  expect((await list({ search: "aldermoor" })).body.items.length).toBeGreaterThan(2);
  expect((await list({ search: "nowhere" })).body.items).toEqual([]);
  await events[0]!.end(homeWin);
  const finished = (await list({ status: "finished", limit: 100 })).body.items.map(({ id }) => id);
  expect(finished).toContain(events[0]!.id);
});

test("only traders have access, and every action is in the audit log", async () => {
  const event = await addEvent(stack);
  const support = actAsOperator(stack.client(), "sam", ["SUPPORT"]);
  expect((await settle(event, voiding(resultMarket, null), support)).status).toBe(403);
  const params = { event: event.id };
  const asked = { params, body: { market: resultMarket, isSuspended: true, reason } };
  expect((await support.call(suspendSportsMarket, asked)).status).toBe(403);
  await suspend(event, resultMarket, true);
  await override(event, "home", 1.5);
  await settle(event, voiding(totalMarket, "over"));
  const admin = actAsOperator(stack.client(), "ada");
  const { body } = await admin.call(listAuditEntries, { query: { subject: `sports-event:${event.id}` } });
  expect(body.items.map(({ call }) => call)).toEqual([
    "settle-sports-event",
    "override-sports-price",
    "suspend-sports-market",
  ]);
  const { markets } = (await trader().call(getTradingEvent, { params })).body;
  expect(markets.find(({ id }) => id === totalMarket)!.outcomes[0]).toMatchObject({ isVoid: true });
});
