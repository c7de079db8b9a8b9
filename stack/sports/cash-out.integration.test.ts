import { setAutoCashOut } from "@parlour/contracts/calls/sports/sportsbook/set-auto-cash-out";
import { resultPrices } from "@parlour/server/services/sports/sportsbook/testing";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, cashOut, homeWin, on, placed, quote, read } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
}, 90_000);
afterAll(() => stack?.close());

const balanceOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;

describe("cash-out", () => {
  test("closes a part, then the rest, and the result pays nothing more", async () => {
    const { client, playerId } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    const { quote: offered } = await quote(client, bet);
    // The fair value is 2.00 × 0.47, from which the margin is deducted.
    expect(offered).toMatchObject({ value: 9.02, openStake: 10 });
    const half = await cashOut(client, bet, offered!.token, 500);
    expect(half.body).toMatchObject({ status: "OPEN", cashedOut: 4.51, openStake: 5, potentialPayout: 10 });
    expect((await cashOut(client, bet, offered!.token)).body).toMatchObject({
      errorCode: "CASH_OUT_CHANGED",
      quote: { value: 4.51 },
    });
    const rest = (await quote(client, bet)).quote!;
    expect((await cashOut(client, bet, rest.token)).body).toMatchObject({
      status: "CASHED_OUT",
      cashedOut: 9.02,
    });
    await event.end(homeWin);
    expect(await balanceOf(playerId)).toBe(99_902n);
  });

  test("a quote is invalid once its market is suspended", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    const { token } = (await quote(client, bet)).quote!;
    await event.send({ type: "prices", markets: [{ ...resultPrices(), isSuspended: true }], removed: [] });
    expect((await cashOut(client, bet, token)).body).toMatchObject({ errorCode: "CASH_OUT_NOT_OFFERED" });
    expect((await read(client, bet)).status).toBe("OPEN");
  });

  test("a quote is replaced once the chance of an outcome has changed noticeably", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    const { token } = (await quote(client, bet)).quote!;
    const reprice = (won: number) => {
      const { outcomes, ...market } = resultPrices();
      const changed = outcomes.map((outcome) =>
        outcome.id === "home" ? { ...outcome, chance: { won, returned: 0 } } : outcome,
      );
      return event.send({ type: "prices", markets: [{ ...market, outcomes: changed }], removed: [] });
    };
    await reprice(0.3);
    const refused = await cashOut(client, bet, token);
    expect(refused.body).toMatchObject({ errorCode: "CASH_OUT_CHANGED", quote: { value: 5.76 } });
    const { quote: offered } = refused.body as unknown as { quote: { token: string } };
    await reprice(0.301);
    expect((await cashOut(client, bet, offered.token)).body).toMatchObject({
      status: "CASHED_OUT",
      cashedOut: 5.76,
    });
  });

  test("a quote is invalid after a goal, after its expiry, and for another bet", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    await event.live();
    const bet = await placed(client, [on(event)]);
    const other = await placed(client, [on(event, "draw", 3.4)]);
    stack.clock.advance(5_000);
    await expect.poll(async () => (await read(client, bet)).status, { timeout: 5_000 }).toBe("OPEN");
    await expect.poll(async () => (await read(client, other)).status, { timeout: 5_000 }).toBe("OPEN");
    const code = async (token: string, of = bet) => (await cashOut(client, of, token)).body as object;
    const old = (await quote(client, bet)).quote!.token;
    expect(await code(old, other)).toMatchObject({ errorCode: "CASH_OUT_CHANGED" });
    await event.live([[0, 1]]);
    expect(await code(old)).toMatchObject({ errorCode: "CASH_OUT_CHANGED" });
    const late = (await quote(client, bet)).quote!.token;
    stack.clock.advance(6_000);
    expect(await code(late)).toMatchObject({ errorCode: "CASH_OUT_CHANGED" });
    stack.clock.advance(60_000);
    expect(await code(late)).toMatchObject({ errorCode: "CASH_OUT_NOT_OFFERED", cause: "SUSPENDED" });
  });

  test("a rule cashes the bet out when its value reaches the amount", async () => {
    const { client } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    await client.call(setAutoCashOut, { params: { bet: bet.id }, body: { target: 12 } });
    const improved = (won: number) => {
      const { outcomes, ...market } = resultPrices();
      const better = outcomes.map((outcome) =>
        outcome.id === "home" ? { ...outcome, chance: { won, returned: 0 } } : outcome,
      );
      return event.send({ type: "prices", markets: [{ ...market, outcomes: better }], removed: [] });
    };
    await improved(0.6);
    expect((await read(client, bet)).status).toBe("OPEN");
    await improved(0.7);
    expect(await read(client, bet)).toMatchObject({
      status: "CASHED_OUT",
      cashedOut: expect.closeTo(13.44, 1),
    });
  });
});
