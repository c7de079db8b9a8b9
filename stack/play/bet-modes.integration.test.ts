import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { changeRules } from "../testing-configuration.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addFundedPlayer, openGame, play } from "../testing-rounds.ts";

const stormLight = "1711";
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

async function setRules(rules: Record<string, unknown>): Promise<void> {
  const operator = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
  expect((await changeRules(operator, "CA-ON", rules)).status).toBe(200);
}

describe("bets that cost more than their stake", () => {
  it("takes the price of an ante bet and of a feature buy, and pays on the stake", async () => {
    const { client } = await addFundedPlayer(stack);
    const session = await openGame(client, stormLight);
    expect(session).toMatchObject({ anteBetsAllowed: true, featureBuysAllowed: true });
    const ante = await play(client, session.gameSession, { stake: 4, mode: "ante" });
    expect(ante.body).toMatchObject({ stake: 5 });
    expect(ante.body.balance).toBeCloseTo(session.balance - 5 + ante.body.win, 2);
    const bought = await play(client, session.gameSession, { stake: 0.8, mode: "buy" });
    expect(bought.body).toMatchObject({ stake: 48 });
    expect(bought.body.balance).toBeCloseTo(ante.body.balance - 48 + bought.body.win, 2);
  });

  it("refuses a price above the game's maximum stake, and takes nothing", async () => {
    const { client } = await addFundedPlayer(stack, { amountMinor: 1_000_000n });
    const { gameSession, balance } = await openGame(client, stormLight);
    const bought = await play(client, gameSession, { stake: 100, mode: "buy" });
    expect(bought).toMatchObject({ status: 422, body: { errorCode: "LIMIT_EXCEEDED" } });
    expect((await openGame(client, stormLight)).balance).toBe(balance);
  });

  it("refuses what the jurisdiction forbids, and still takes plain bets", async () => {
    const { client } = await addFundedPlayer(stack);
    await setRules({ featureBuysAllowed: false });
    try {
      const session = await openGame(client, stormLight);
      expect(session).toMatchObject({ anteBetsAllowed: true, featureBuysAllowed: false });
      const { gameSession } = session;
      const bought = await play(client, gameSession, { stake: 0.8, mode: "buy" });
      expect(bought).toMatchObject({ status: 403, body: { errorCode: "BET_NOT_ALLOWED" } });
      expect((await openGame(client, stormLight)).balance).toBe(session.balance);
      expect((await play(client, gameSession, { stake: 0.8, mode: "ante" })).status).toBe(200);
      expect((await play(client, gameSession, { stake: 0.8 })).status).toBe(200);
    } finally {
      await setRules({});
    }
  });
});
