import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { acknowledgeRealityCheck } from "@parlour/contracts/calls/protection/player-protection/acknowledge-reality-check";
import { getRealityCheck } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import { listProtectionLimits } from "@parlour/contracts/calls/protection/player-protection/list-protection-limits";
import { setRealityCheck } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import type { OwnRules } from "@parlour/rules/jurisdiction";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { pay } from "../testing-cashier.ts";
import { changeRules } from "../testing-configuration.ts";
import { depositTo } from "../testing-money.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { apply, setLimit, wagerOf } from "../testing-protection.ts";

let stack: TestStack;
let desk: TestClient;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
}, 90_000);
afterAll(() => stack?.close());

const minuteMs = 60_000;
let number = 0;

/** Adds a player with 1,000.00 in a country that has these rules and no other players. */
async function addResident(countryCode: string, rules: OwnRules, birthDate = "1990-04-30") {
  const { status } = await changeRules(desk, countryCode, rules);
  expect(status).toBe(200);
  const player = await addPlayer(stack, { currency: "USD", countryCode, subdivision: "", birthDate });
  await depositTo(stack, {
    playerId: player.id,
    id: `place-${++number}`,
    currency: "USD",
    amountMinor: 1_000_00n,
  });
  const client = stack.client();
  await signIn(client, player);
  return { player, client };
}

const slot = { vertical: "casino", provider: "parlour", productId: "1401" } as const;
const deposit = (client: TestClient, amount: number, cardNumber = "4000 0000 0000 1000") =>
  pay(client, createDeposit, {
    method: "CARD",
    currency: "USD",
    amount,
    cardNumber,
    expiry: "12/30",
    securityCode: "123",
  });
const codeOf = ({ body }: { body: unknown }) => (body as { errorCode?: string }).errorCode;

describe("the rules of a place", () => {
  it("cap stakes by kind of game and by age", async () => {
    const stakeCaps = [
      { category: "slots", belowAgeYears: null, amount: 5, currency: "USD" },
      { category: "slots", belowAgeYears: 25, amount: 2, currency: "USD" },
    ];
    const year = stack.clock.now().getUTCFullYear();
    const [older, younger] = [
      await addResident("NO", { stakeCaps }),
      await addResident("NO", { stakeCaps }, `${year - 24}-12-31`),
    ];
    const stake = ({ player }: typeof older, minor: bigint, about: object = slot) =>
      apply(stack, wagerOf(player.id, minor, about));
    expect(await stake(older, 5_00n)).toBe("POSTED");
    expect(await stake(older, 5_01n)).toBe("LIMIT_REACHED");
    expect(await stake(younger, 2_00n)).toBe("POSTED");
    expect(await stake(younger, 2_01n)).toBe("LIMIT_REACHED");
    // The limit does not apply to roulette and sports, which are other kinds of play.
    expect(await stake(younger, 50_00n, { ...slot, productId: "1001" })).toBe("POSTED");
    expect(await stake(younger, 50_00n, {})).toBe("POSTED");
  });

  it("keep the pace of other studios' rounds", async () => {
    const { player } = await addResident("SE", { minimumSpinMs: 3_000 });
    const spin = () => apply(stack, wagerOf(player.id, 1_00n, { ...slot, provider: "studio" }));
    expect(await spin()).toBe("POSTED");
    stack.clock.advance(2_999);
    expect(await spin()).toBe("ROUND_TOO_SOON");
    stack.clock.advance(2);
    expect(await spin()).toBe("POSTED");
  });

  it("limit losses and deposits; the stricter of the jurisdiction's and the player's limits applies", async () => {
    const { player, client } = await addResident("FI", {
      limits: [
        { kind: "LOSS", period: "DAY", amount: 20, currency: "USD" },
        { kind: "DEPOSIT", period: "MONTH", amount: 100, currency: "USD" },
      ],
    });
    expect(await apply(stack, wagerOf(player.id, 15_00n))).toBe("POSTED");
    expect(await apply(stack, wagerOf(player.id, 6_00n))).toBe("LIMIT_REACHED");
    expect(await apply(stack, wagerOf(player.id, 5_00n))).toBe("POSTED");

    expect((await deposit(client, 70)).status).toBe(201);
    const refused = await deposit(client, 31);
    expect(refused).toMatchObject({
      status: 403,
      body: { errorCode: "LIMIT_REACHED", kind: "DEPOSIT", period: "MONTH", limit: 100, remaining: 30 },
    });
    await setLimit(client, "DEPOSIT", "MONTH", 80);
    expect(codeOf(await deposit(client, 11))).toBe("LIMIT_REACHED");
    const month = (await client.call(listProtectionLimits)).body.items.find(
      (one) => one.kind === "DEPOSIT" && one.period === "MONTH",
    );
    expect(month).toMatchObject({ amount: 80, jurisdictionAmount: 100, effective: 80, remaining: 10 });
    await setLimit(client, "DEPOSIT", "DAY", 5_000);
    expect((await deposit(client, 10)).status).toBe(201);
  });

  it("count the losses of the past month when the limit is new", async () => {
    const { player } = await addResident("DK", { minimumAgeYears: 18 });
    expect(await apply(stack, wagerOf(player.id, 15_00n))).toBe("POSTED");
    const limits = [{ kind: "LOSS", period: "MONTH", amount: 20, currency: "USD" }] as const;
    await changeRules(desk, "DK", { limits }, "New law");
    expect(await apply(stack, wagerOf(player.id, 6_00n))).toBe("LIMIT_REACHED");
  });

  it("require a deposit limit before the first deposit", async () => {
    const { client } = await addResident("IS", { depositLimitRequired: true });
    expect((await client.call(listProtectionLimits)).body.depositLimitRequired).toBe(true);
    expect(codeOf(await deposit(client, 20))).toBe("DEPOSIT_LIMIT_REQUIRED");
    await setLimit(client, "DEPOSIT", "MONTH", 50);
    expect((await client.call(listProtectionLimits)).body.depositLimitRequired).toBe(false);
    expect((await deposit(client, 20)).status).toBe(201);
  });

  it("refuse credit cards, and offers with too much wagering", async () => {
    const { client } = await addResident("IE", { creditCardsAllowed: false, maximumWagering: 0 });
    expect(codeOf(await deposit(client, 20, "4000 0000 0000 6000"))).toBe("CREDIT_CARD_NOT_ALLOWED");
    expect((await deposit(client, 20)).status).toBe(201);
    const offers = (await client.call(listOffers, { query: {} })).body;
    expect(offers.filter(({ terms }) => terms.wageringFactor > 0)).toEqual([]);
    const { client: free } = await addResident("LU", { minimumAgeYears: 18 });
    expect((await deposit(free, 20, "4000 0000 0000 6000")).status).toBe(201);
    const usual = (await free.call(listOffers, { query: {} })).body;
    expect(usual.some(({ terms }) => terms.wageringFactor > 0)).toBe(true);
    const { client: none } = await addResident("BE", { bonusesAllowed: false });
    expect((await none.call(listOffers, { query: {} })).body).toEqual([]);
  });
});

describe("the reality check", () => {
  it("refuses stakes from any tab once it is due, until the player confirms it", async () => {
    const { player, client } = await addResident("AT", {
      realityCheckMinutes: 30,
      realityCheckMaximumMinutes: 60,
    });
    const stake = () => apply(stack, wagerOf(player.id, 1_00n));
    expect((await client.call(getRealityCheck)).body).toMatchObject({
      intervalMinutes: 30,
      chosenMinutes: null,
      maximumMinutes: 60,
    });
    expect(await stake()).toBe("POSTED");
    stack.clock.advance(29 * minuteMs);
    expect(await stake()).toBe("POSTED");
    await client.call(getRealityCheck);
    stack.clock.advance(minuteMs);
    expect(await stake()).toBe("REALITY_CHECK_DUE");
    // Neither a second login nor a different interval postpones the reality check.
    const other = stack.client();
    await signIn(other, player);
    expect(await stake()).toBe("REALITY_CHECK_DUE");
    const choose = (intervalMinutes: number | null) =>
      other.call(setRealityCheck, { body: { intervalMinutes } });
    expect(codeOf(await choose(60))).toBe("REALITY_CHECK_DUE");
    expect(new Date((await other.call(getRealityCheck)).body.dueAt!) <= stack.clock.now()).toBe(true);
    await other.call(acknowledgeRealityCheck);
    expect(await stake()).toBe("POSTED");
    expect((await choose(120)).status).toBe(422);
    expect((await choose(null)).body).toMatchObject({ intervalMinutes: 30 });
  });

  it("lets an open round be finished", async () => {
    const { player } = await addResident("CH", { realityCheckMinutes: 15 });
    const wager = wagerOf(player.id, 1_00n);
    expect(await apply(stack, wager)).toBe("POSTED");
    stack.clock.advance(16 * minuteMs);
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("REALITY_CHECK_DUE");
    const end = { ...wager, kind: "settle", operationId: `${wager.wagerId}/end`, payout: 1_00n };
    expect(await apply(stack, end as never)).toBe("POSTED");
  });
});
