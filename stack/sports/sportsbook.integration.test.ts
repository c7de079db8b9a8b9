import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { listPlayerRounds } from "@parlour/contracts/calls/play/games/list-player-rounds";
import { sendFeedMessage } from "@parlour/contracts/calls/sports/sports-feed/send-feed-message";
import { getOddsFormat } from "@parlour/contracts/calls/sports/sportsbook/get-odds-format";
import { getSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/get-sports-event";
import { getTradingEvent } from "@parlour/contracts/calls/sports/sportsbook/get-trading-event";
import { holdSportsEvent } from "@parlour/contracts/calls/sports/sportsbook/hold-sports-event";
import { listSportsBets } from "@parlour/contracts/calls/sports/sportsbook/list-sports-bets";
import { listSportsEvents } from "@parlour/contracts/calls/sports/sportsbook/list-sports-events";
import { listTradingEvents } from "@parlour/contracts/calls/sports/sportsbook/list-trading-events";
import { quoteSlip } from "@parlour/contracts/calls/sports/sportsbook/quote-slip";
import { setOddsFormat } from "@parlour/contracts/calls/sports/sportsbook/set-odds-format";
import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { stream } from "@parlour/contracts/sockets/stream";
import { verifyLedger } from "@parlour/ledger/verify";
import { signRequest } from "@parlour/server/kit/signed-requests";
import { sportsFeedProviders } from "@parlour/server/services/sports/sports-feed";
import { runFeedConformance } from "@parlour/server/services/sports/sports-feed/conformance";
import {
  resultMarket,
  resultPrices,
  sampleFixture,
  totalMarket,
} from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";
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
afterAll(() => stack?.close());

const balanceOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;

type Received = { type: string; topic: string; number: number; data: Record<string, unknown> };

/** Subscribes a player to topics of the stream and waits for their snapshots. */
async function listenTo(client: TestClient, topics: string[]) {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  const { origin } = stack;
  const socket = new WebSocket(`${origin.replace("http", "ws")}${stream.path}`, {
    headers: { origin, cookie },
  });
  const received: Received[] = [];
  socket.on("message", (data) => received.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once("open", resolve));
  socket.send(JSON.stringify({ type: "subscribe", topics }));
  await expect
    .poll(() => received.filter(({ type }) => type === "snapshot").length, { timeout: 5_000 })
    .toBe(topics.length);
  return { received, close: () => socket.terminate() };
}

describe("the feed", () => {
  test("accepts signed messages, each once, and closes an event after a gap", async () => {
    await sportsFeedProviders.add(stack.kit.db, { id: "outside", name: "Outside Trading" });
    const key = sportsFeedProviders.keyOf(stack.config, "outside", 1);
    const send = (messages: object[], sign = key) => {
      const timestamp = String(Math.floor(stack.clock.now().getTime() / 1000));
      const body = JSON.stringify({ messages });
      const signature = signRequest(sign, timestamp, sendFeedMessage.path, body);
      const headers = { "x-provider": "outside", "x-timestamp": timestamp, "x-signature": signature };
      return stack.client().send("POST", sendFeedMessage.path, { body, headers });
    };
    const about = (sequence: number, rest: object) => ({
      id: `o${sequence}`,
      event: "outside-1",
      sequence,
      ...rest,
    });
    const startsAt = new Date(stack.clock.now().getTime() + 3_600_000).toISOString();
    const fixture = about(1, { type: "fixture", ...sampleFixture, startsAt });
    const prices = about(2, { type: "prices", markets: [resultPrices()], removed: [] });
    expect((await send([fixture], "wrong")).status).toBe(401);
    const outcomes = async (messages: object[]) =>
      ((await send(messages)).body as { results: { outcome: string }[] }).results.map(
        ({ outcome }) => outcome,
      );
    expect(await outcomes([fixture, prices])).toEqual(["APPLIED", "APPLIED"]);
    expect(await outcomes([prices, about(4, { type: "suspension", isSuspended: false })])).toEqual([
      "REPEATED",
      "GAP",
    ]);
    const { body } = await stack.client().call(getSportsEvent, { params: { event: "outside-1" } });
    expect(body).toMatchObject({ isSuspended: true, markets: [{ id: resultMarket, group: "MAIN" }] });
  });
});

test("the feed passes its conformance kit", async () => {
  stack.clock.set(new Date());
  await sportsFeedProviders.add(stack.kit.db, { id: "conformance", name: "Conformance" });
  const key = sportsFeedProviders.keyOf(stack.config, "conformance", 1);
  const results = await runFeedConformance({ origin: stack.origin, provider: "conformance", key });
  expect(results.filter(({ outcome }) => outcome === "broken")).toEqual([]);
  stack.clock.set(new Date("2030-01-01T12:00:00Z"));
});

describe("placing", () => {
  test("takes the stake once, at the price that was shown", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const first = await place(client, [on(event)], {}, "my-bet");
    expect(first.body).toMatchObject({ status: "OPEN", price: 2, stake: 10, potentialPayout: 20 });
    expect((await place(client, [on(event)], {}, "my-bet")).body).toEqual(first.body);
    expect(await balanceOf(playerId)).toBe(99_000n);
    expect((await client.call(listSportsBets)).body.items.map(({ id }) => id)).toEqual([first.body.id]);
  });

  test("all open bets can be read and cashed out, not only those of the first snapshot", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const oldest = await placed(client, [on(event)], { stake: 1 });
    for (let more = 0; more < 51; more++) {
      stack.clock.advance(1_000);
      await placed(client, [on(event)], { stake: 1 });
    }
    const { received, close } = await listenTo(client, ["sports/bets"]);
    close();
    const { bets, olderCursor } = received[0]!.data as { bets: SportsBet[]; olderCursor: string };
    expect(bets).toHaveLength(50);
    const older = await client.call(listSportsBets, { query: { status: "open", cursor: olderCursor } });
    expect(older.body.nextCursor).toBeNull();
    expect(older.body.items.map(({ id }) => id)).toContain(oldest.id);
    expect(older.body.items).toHaveLength(2);
    const { token } = (await quote(client, oldest)).quote!;
    expect((await cashOut(client, oldest, token)).body).toMatchObject({ status: "CASHED_OUT" });
  });

  test("a player's odds format is stored with the account", async () => {
    const { client } = await addFundedPlayer(stack);
    expect((await client.call(getOddsFormat)).body).toEqual({ format: null });
    for (const format of ["american", "fractional"] as const) {
      expect((await client.call(setOddsFormat, { body: { format } })).status).toBe(200);
    }
    expect((await client.call(getOddsFormat)).body).toEqual({ format: "fractional" });
    const { client: other } = await addFundedPlayer(stack);
    expect((await other.call(getOddsFormat)).body).toEqual({ format: null });
  });

  test("is refused with what can be done instead", async () => {
    const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 5_000_000n });
    const [event, other] = [await addEvent(stack), await addEvent(stack)];
    const refused = async (selections: object[], change: object = {}) => {
      const { status, body } = await place(client, selections, change);
      return { ...(body as object), status };
    };
    expect(await refused([on(event, "home", 2.1)])).toMatchObject({
      status: 409,
      errorCode: "PRICE_CHANGED",
      selections: [{ price: 2 }],
    });
    expect(await refused([on(event), on(event, "over", 1.9, totalMarket)])).toMatchObject({
      errorCode: "BET_NOT_POSSIBLE",
      cause: "SAME_EVENT",
    });
    const limit = await refused([on(event)], { stake: 49_999 });
    expect(limit).toMatchObject({ status: 201 });
    expect(await refused([on(event)], { stake: 50 })).toMatchObject({
      status: 422,
      errorCode: "STAKE_LIMIT",
      maximumStake: 1,
    });
    expect(await refused([on(event, "away", 4)], { stake: 10 })).toMatchObject({
      errorCode: "INSUFFICIENT_FUNDS",
    });
    expect(await refused([on(event)], { currency: "USD" })).toMatchObject({ errorCode: "CURRENCY_MISMATCH" });
    await event.send({ type: "suspension", isSuspended: true });
    expect(await refused([on(other), on(event, "away", 4)], { stake: 0.5 })).toMatchObject({
      status: 409,
      errorCode: "MARKET_SUSPENDED",
      selections: [{ price: 2 }, { price: null }],
    });
    expect(await balanceOf(playerId)).toBe(100n);
  });

  test("bets of several players at once never exceed the house's liability on an outcome", async () => {
    const event = await addEvent(stack);
    const bettors = await Promise.all(
      Array.from({ length: 8 }, () => addFundedPlayer(stack, { amountMinor: 1_200_000n })),
    );
    // At a price of 2, the limit of 50,000 leaves room for five stakes of 10,000.
    const answers = await Promise.all(
      bettors.map(({ client }) => place(client, [on(event)], { stake: 10_000 })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses).toEqual([201, 201, 201, 201, 201, 422, 422, 422]);
    const refused = answers.filter(({ status }) => status === 422);
    expect(refused.map(({ body }) => body)).toEqual(
      refused.map(() => expect.objectContaining({ errorCode: "STAKE_LIMIT", maximumStake: 0 })),
    );
    const balances = await Promise.all(bettors.map(({ playerId }) => balanceOf(playerId)));
    expect(balances.filter((balance) => balance === 200_000n)).toHaveLength(5);
  });

  test("a live bet waits for its delay and is then accepted, or refused without a stake", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const [calm, moved] = [await addEvent(stack), await addEvent(stack)];
    await Promise.all([calm.live(), moved.live()]);
    const accepted = await placed(client, [on(calm)]);
    const lost = await placed(client, [on(moved)]);
    expect(accepted).toMatchObject({ status: "PENDING", confirmsAt: expect.any(String) });
    expect(await balanceOf(playerId)).toBe(100_000n);
    await moved.send({ type: "prices", markets: [resultPrices([1.8, 3.4, 5])], removed: [] });
    stack.clock.advance(5_000);
    const status = async (bet: SportsBet) => (await read(client, bet)).status;
    await expect.poll(() => status(accepted), { timeout: 5_000 }).toBe("OPEN");
    await expect.poll(() => status(lost), { timeout: 5_000 }).toBe("REFUSED");
    expect((await read(client, lost)).refusal).toEqual({
      code: "PRICE_CHANGED",
      selections: [{ price: 1.8 }],
    });
    expect(await balanceOf(playerId)).toBe(99_000n);
  });

  test("a live bet that the balance doesn't cover is refused immediately", async () => {
    const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 100n });
    const event = await addEvent(stack);
    await event.live();
    const { status, body } = await place(client, [on(event)], { stake: 2 });
    expect({ status, body }).toMatchObject({ status: 422, body: { errorCode: "INSUFFICIENT_FUNDS" } });
    expect((await client.call(listSportsBets)).body.items).toEqual([]);
    expect(await placed(client, [on(event)], { stake: 1 })).toMatchObject({ status: "PENDING" });
    expect(await balanceOf(playerId)).toBe(100n);
  });

  test("a live bet whose money is spent during its delay is refused, announced and listed", async () => {
    const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 200n });
    const [event, later] = [await addEvent(stack), await addEvent(stack)];
    await event.live();
    const { received, close } = await listenTo(client, ["sports/bets"]);
    const bet = await placed(client, [on(event)], { stake: 2 });
    expect(bet).toMatchObject({ status: "PENDING" });
    const spent = await placed(client, [on(later)], { stake: 1 });
    stack.clock.advance(5_000);
    const refused = { id: bet.id, status: "REFUSED", refusal: { code: "INSUFFICIENT_FUNDS" } };
    await expect.poll(() => received.at(-1)?.data, { timeout: 5_000 }).toMatchObject({ bet: refused });
    close();
    const settled = (await client.call(listSportsBets, { query: { status: "settled" } })).body.items;
    expect(settled).toEqual([expect.objectContaining({ id: bet.id, status: "REFUSED" })]);
    expect((await client.call(listSportsBets)).body.items).toEqual([
      expect.objectContaining({ id: spent.id }),
    ]);
    expect(await balanceOf(playerId)).toBe(100n);
  });

  test("a live bet whose odds rose beyond the liability limit is refused", async () => {
    const { client, playerId } = await addFundedPlayer(stack, { amountMinor: 5_000_000n });
    const event = await addEvent(stack);
    await event.live();
    const bet = await placed(client, [on(event)], { stake: 15_000, priceChange: "any" });
    expect(bet).toMatchObject({ status: "PENDING" });
    await event.send({ type: "prices", markets: [resultPrices([6, 3.4, 1.5])], removed: [] });
    stack.clock.advance(5_000);
    await expect.poll(async () => (await read(client, bet)).status, { timeout: 5_000 }).toBe("REFUSED");
    // The house risks 20,000 US dollars on an outcome, so at odds of 6.00 the highest stake is 4,000.
    expect((await read(client, bet)).refusal).toMatchObject({
      code: "STAKE_LIMIT",
      selections: [{ price: 6 }],
      details: { maximumStake: expect.any(Number), currency: "CAD" },
    });
    expect(await balanceOf(playerId)).toBe(5_000_000n);
  });

  test("a bet builder is placed at the price of the joint model", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const legs = [
      { market: resultMarket, outcome: "home" },
      { market: totalMarket, outcome: "over" },
    ];
    const selections = [{ event: event.id, legs }];
    const quoted = await client.call(quoteSlip, { body: { selections, currency: "CAD" } });
    const { price } = quoted.body.selections[0]!;
    // A home win and a high number of goals are correlated, so the combined price is below the product of the
    // separate prices.
    expect(price).toBeGreaterThan(2);
    expect(price).toBeLessThan(2 * 1.9 * 2);
    expect(quoted.body.types).toMatchObject([{ type: "SINGLE", lines: 1, price }]);
    const bet = await placed(client, [{ ...selections[0]!, price }]);
    await event.end([
      [1, 0],
      [2, 0],
    ]);
    expect(await read(client, bet)).toMatchObject({
      status: "WON",
      payout: Number((10 * price!).toFixed(2)),
    });
  });
});

describe("settlement", () => {
  test("pays by the result, corrects it later, and names the bet in the history", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const [first, second] = [await addEvent(stack), await addEvent(stack)];
    const single = await placed(client, [on(first)]);
    const double = await placed(client, [on(first), on(second)], { stake: 5 });
    await first.end(homeWin);
    expect(await read(client, single)).toMatchObject({ status: "WON", payout: 20 });
    expect(await read(client, double)).toMatchObject({
      status: "OPEN",
      selections: [{ result: "WON" }, { result: "OPEN" }],
    });
    await second.send({ type: "cancellation", status: "CANCELLED", state: null });
    expect(await read(client, double)).toMatchObject({ status: "WON", payout: 10 });
    expect(await balanceOf(playerId)).toBe(101_500n);
    await first.end([
      [1, 0],
      [0, 1],
    ]);
    expect(await read(client, single)).toMatchObject({ status: "LOST", payout: 0, isCorrected: true });
    expect(await balanceOf(playerId)).toBe(98_500n);
    const { items } = (await client.call(listTransactions, { query: { language: "en" } })).body;
    expect(items.map(({ subject }) => subject?.name)).toContain("Aldermoor v Bracken Vale at 2.00");
  });

  test("names a system in the history as the bet slip does", async () => {
    const { client } = await addFundedPlayer(stack);
    const events = [await addEvent(stack), await addEvent(stack), await addEvent(stack)];
    for (const type of ["PATENT", "2/3"])
      await placed(
        client,
        events.map((event) => on(event)),
        { type, stake: 1 },
      );
    const nameIn = async (language: string) => {
      const { items } = (await client.call(listTransactions, { query: { language } })).body;
      return items.flatMap(({ subject }) => subject?.name ?? []);
    };
    expect(await nameIn("en")).toEqual(["2 of 3, 3 selections", "Patent, 3 selections"]);
    expect(await nameIn("zh")).toEqual(["3 选 2，共 3 项", "Patent，共 3 项"]);
    // Bets are not rounds of a game: the game history would have neither a name nor a picture for them.
    expect((await client.call(listPlayerRounds)).body.items).toEqual([]);
  });
});

test("money is conserved over random bets, results, voids, corrections and cash-outs", async () => {
  const players = await Promise.all([1, 2, 3].map(() => addFundedPlayer(stack)));
  const events: TestEvent[] = [];
  const bets: { client: TestClient; bet: SportsBet }[] = [];
  let seed = 20_300;
  const below = (bound: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * bound);
  };
  const steps: (() => Promise<unknown>)[] = [
    async () => events.push(await addEvent(stack)),
    async () => {
      const { client } = players[below(3)]!;
      const chosen = events.slice(-1 - below(3));
      const answer = await place(
        client,
        chosen.map((event) => on(event)),
        { stake: 1 + below(9), priceChange: "any" },
      );
      if (answer.status === 201) bets.push({ client, bet: answer.body });
    },
    async () =>
      events.at(-1 - below(3))?.end([
        [below(2), below(2)],
        [0, 0],
      ]),
    async () =>
      below(3) === 0 &&
      events.at(-1 - below(2))?.send({ type: "cancellation", status: "CANCELLED", state: null }),
    async () => {
      const own = bets.at(-1 - below(4));
      const offered = own && (await quote(own.client, own.bet)).quote;
      if (offered) await cashOut(own.client, own.bet, offered.token, 250 * (1 + below(4)));
    },
  ];
  // Bets and events are more frequent than results, so that most bets find an open event.
  const odds = [0, 0, 1, 1, 1, 1, 2, 3, 4, 4];
  for (let step = 0; step < (process.env.FULL_FAULTS ? 1_000 : 60); step++)
    await steps[step < 2 ? 0 : odds[below(odds.length)]!]!();
  for (const event of events) await event.end(homeWin);
  const finals = await Promise.all(bets.map(({ client, bet }) => read(client, bet)));
  expect(bets.length).toBeGreaterThan(10);
  expect(new Set(finals.map(({ status }) => status)).has("OPEN")).toBe(false);
  for (const { client, playerId } of players) {
    const own = finals.filter((_bet, index) => bets[index]!.client === client);
    const net = own.reduce(
      (sum, { stake, payout, cashedOut }) => sum + Math.round((payout + cashedOut - stake) * 100),
      0,
    );
    expect(await balanceOf(playerId)).toBe(100_000n + BigInt(net));
  }
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
}, 60_000);

test("a trader sees an event's liability and can suspend it, whatever its provider sends", async () => {
  const { client } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  await placed(client, [on(event, "away", 4)]);
  // A bet that the player cannot afford adds no liability.
  expect((await place(client, [on(event, "away", 4)], { stake: 5_000 })).body).toMatchObject({
    errorCode: "INSUFFICIENT_FUNDS",
  });
  const trader = actAsOperator(stack.client(), "tess", ["TRADER"]);
  const params = { event: event.id };
  const seen = (await trader.call(getTradingEvent, { params })).body;
  expect(seen).toMatchObject({
    openBets: 1,
    liability: 30,
    exposures: [{ market: resultMarket, outcome: "away" }],
  });
  expect(
    (await trader.call(listTradingEvents, { query: { status: "upcoming", limit: 100 } })).body.items.map(
      ({ id }) => id,
    ),
  ).toContain(event.id);
  const hold = (isHeld: boolean) =>
    trader.call(holdSportsEvent, { params, body: { isHeld, reason: "Rumours of an injury" } });
  expect((await hold(true)).body.event.isSuspended).toBe(true);
  await event.send({ type: "prices", markets: [resultPrices()], removed: [] });
  expect((await place(client, [on(event)])).body).toMatchObject({ errorCode: "MARKET_SUSPENDED" });
  expect((await hold(false)).body.event.isSuspended).toBe(false);
  expect((await place(client, [on(event)])).status).toBe(201);
  expect(
    (await actAsOperator(stack.client(), "sam", ["SUPPORT"]).call(getTradingEvent, { params })).status,
  ).toBe(403);
});

test("pages receive changes of prices, scores and their own bets over the stream", async () => {
  const { client } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const topic = `sports/events/${event.id}`;
  const { received, close } = await listenTo(client, [topic, "sports/bets", "sports/live"]);
  await event.live([[1, 0]]);
  const bet = await placed(client, [on(event)]);
  const last = (name: string) => received.findLast((one) => one.topic === name)!;
  await expect.poll(() => last(topic).type, { timeout: 5_000 }).toBe("delta");
  expect(last(topic).data).toMatchObject({ status: "LIVE", scoreboard: { score: [1, 0] } });
  await expect
    .poll(() => last("sports/live").data, { timeout: 5_000 })
    .toMatchObject({ event: { id: event.id } });
  await expect
    .poll(() => last("sports/bets").data, { timeout: 5_000 })
    .toMatchObject({ bet: { id: bet.id, status: "PENDING" } });
  close();
});

test.each(["live", "scheduled"])("pages learn that the prices of a %s event have expired", async (status) => {
  const { client } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  if (status === "live") await event.live();
  const topic = `sports/events/${event.id}`;
  const { received, close } = await listenTo(client, [topic, "sports/live"]);
  const changes = () => received.filter((one) => one.topic === topic);
  expect(changes().at(-1)!.data).toMatchObject({ isSuspended: false });
  stack.clock.advance(status === "live" ? 31_000 : 3 * 3_600_000);
  await expect
    .poll(() => changes().at(-1)!, { timeout: 10_000 })
    .toMatchObject({ type: "delta", data: { isSuspended: true } });
  if (status === "live") {
    const ofList = () => received.filter((one) => one.topic === "sports/live").map(({ data }) => data);
    await expect
      .poll(ofList, { timeout: 10_000 })
      .toContainEqual(
        expect.objectContaining({ event: expect.objectContaining({ id: event.id, isSuspended: true }) }),
      );
  }
  await event.live();
  await expect.poll(() => changes().at(-1)!.data, { timeout: 10_000 }).toMatchObject({ isSuspended: false });
  expect(changes()).toHaveLength(3);
  expect(changes().map(({ type }) => type)).toEqual(["snapshot", "delta", "delta"]);
  close();
});

test("the demo bettor has open, settled and cash-out bets", async () => {
  const client = stack.client();
  await signIn(client, { username: "bettor@parlour.example", password: "Parlour-demo-1" });
  const open = (await client.call(listSportsBets)).body.items;
  const settled = (await client.call(listSportsBets, { query: { status: "settled" } })).body.items;
  expect(open.map(({ type }) => type).toSorted()).toEqual(["2/3", "MULTIPLE", "SINGLE"]);
  expect(settled.length).toBeGreaterThan(1);
  const results = (await client.call(listSportsEvents, { query: { status: "results", search: "crown" } }))
    .body.items;
  expect(results.length).toBeGreaterThan(0);
});
