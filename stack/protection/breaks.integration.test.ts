import { createDeposit } from "@parlour/contracts/calls/money/payment/create-deposit";
import { createWithdrawal } from "@parlour/contracts/calls/money/payment/create-withdrawal";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { askToReturn } from "@parlour/contracts/calls/protection/player-protection/ask-to-return";
import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { startPlayerBreak } from "@parlour/contracts/calls/protection/player-protection/start-player-break";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type TestClient, type TestStack, testStack } from "../testing.ts";
import { addPayer, pay } from "../testing-cashier.ts";
import { createClient } from "../testing-client.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { addPlayer, signIn } from "../testing-people.ts";
import { apply, wagerOf } from "../testing-protection.ts";
import { testServers } from "../testing-servers.ts";

const hourMs = 3_600_000;
const timeOut = (hours: number) => ({ body: { length: { kind: "TIME_OUT" as const, hours } } });
const exclusion = (months: number | null) => ({
  body: { length: { kind: "SELF_EXCLUSION" as const, months } },
});
const card = {
  method: "CARD",
  currency: "USD",
  cardNumber: "4000 0000 0000 1000",
  expiry: "12/30",
  securityCode: "123",
};

describe("breaks", () => {
  let stack: TestStack;
  beforeAll(async () => {
    stack = await testStack({ shell: "none", authoriseOperator: authoriseTestOperator });
  }, 90_000);
  afterAll(() => stack?.close());

  const stateOf = async (client: TestClient) => (await client.call(listBreaks)).body.items[0]?.state;

  it("a time-out ends every session, refuses stakes, deposits and offers, and lets the player withdraw", async () => {
    const { client, player, linked } = await addPayer(stack);
    const other = stack.client();
    await signIn(other, player);
    const open = wagerOf(player.id, 10_00n);
    expect(await apply(stack, open)).toBe("POSTED");

    expect((await client.call(startBreak, timeOut(24))).status).toBe(200);
    expect((await other.call(listBalances)).status).toBe(401);
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
    // A wager that was open when the break began is settled as usual.
    const settled = { ...open, kind: "settle", operationId: "settled", payout: 20_00n } as never;
    expect(await apply(stack, settled)).toBe("POSTED");

    await signIn(client, player);
    const refused = await pay(client, createDeposit, { ...card, amount: 20 });
    expect(refused).toMatchObject({ status: 403, body: { errorCode: "EXCLUDED", kind: "TIME_OUT" } });
    expect((await client.call(listOffers)).body).toEqual([]);
    const withdrawal = {
      method: "CBT",
      amount: 20,
      currency: "USD",
      target: linked,
      pinCode: player.pinCode,
    };
    expect((await pay(client, createWithdrawal, withdrawal)).status).toBe(201);

    stack.clock.advance(24 * hourMs);
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("POSTED");
  });

  it("can only be extended, by the player and by operators", async () => {
    const player = await addPlayer(stack);
    const client = stack.client();
    const again = () => signIn(client, player);
    await again();
    await client.call(startBreak, timeOut(72));
    await again();
    expect(await client.call(startBreak, timeOut(24))).toMatchObject({
      status: 409,
      body: { errorCode: "BREAK_NOT_LONGER" },
    });
    expect((await client.call(startBreak, timeOut(6 * 7 * 24 + 1))).status).toBe(422);
    expect((await client.call(startBreak, exclusion(6))).status).toBe(200);
    await again();
    expect((await client.call(startBreak, timeOut(1_008))).status).toBe(409);
    const desk = actAsOperator(stack.client(), "Cleo", ["COMPLIANCE"]);
    const operate = (months: number | null) =>
      desk.call(startPlayerBreak, {
        params: { playerId: player.id },
        body: { ...exclusion(months).body, reason: "Asked for by letter" },
      });
    expect((await operate(12)).status).toBe(200);
    expect((await operate(6)).status).toBe(409);
    expect((await operate(null)).status).toBe(200);
    expect((await operate(60)).status).toBe(409);
  });

  it("returning after a self-exclusion needs a request and 24 hours", async () => {
    const { client, player } = await addPayer(stack);
    await client.call(startBreak, exclusion(6));
    await signIn(client, player);
    expect((await client.call(askToReturn, { body: {} })).status).toBe(409);
    stack.clock.advance(185 * 24 * hourMs);
    await signIn(client, player);
    expect(await stateOf(client)).toBe("ENDED");
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
    expect((await client.call(askToReturn, { body: {} })).status).toBe(200);
    expect(await stateOf(client)).toBe("RETURNING");
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("EXCLUDED");
    stack.clock.advance(24 * hourMs);
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("POSTED");
  });

  it("from the casino alone leave other verticals and deposits open", async () => {
    const { client, player } = await addPayer(stack);
    await client.call(startBreak, { body: { ...exclusion(6).body, scope: "casino" } });
    expect(await apply(stack, wagerOf(player.id, 1_00n, { vertical: "casino" }))).toBe("EXCLUDED");
    expect(await apply(stack, wagerOf(player.id, 1_00n))).toBe("POSTED");
    expect((await pay(client, createDeposit, { ...card, amount: 20 })).status).toBe(201);
  });
});

describe.runIf(process.env.TEST_DATABASE_URL)("a break on another server", () => {
  it("ends sessions and refuses stakes there within a second", { timeout: 120_000 }, async () => {
    const servers = await testServers();
    const [one, two] = [await servers.start(), await servers.start()];
    try {
      const player = await addPlayer(one as unknown as TestStack, { currency: "USD" });
      const [here, there] = [createClient(one.origin), createClient(two.origin)];
      await signIn(here, player);
      await signIn(there, player);
      expect((await there.call(listBalances)).status).toBe(200);
      const { origin } = two;
      const stream = await fetch(`${origin}/services/wallet-gateway/v1/profiles/${there.session}/events`, {
        headers: { cookie: [...there.cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      });
      expect(stream.status).toBe(200);
      const closed = (async () => {
        for await (const _ of stream.body!);
        return performance.now();
      })();
      expect((await here.call(startBreak, timeOut(24))).status).toBe(200);
      const startedMs = performance.now();
      expect((await closed) - startedMs).toBeLessThan(1_000);
      expect((await there.call(listBalances)).status).toBe(401);
      const { refusal } = await two.ports.wagering.apply(wagerOf(player.id, 1_00n));
      expect(refusal?.code).toBe("EXCLUDED");
    } finally {
      await one.close();
      await two.close();
      await servers.close();
    }
  });
});
