import type { SportsBet } from "@parlour/contracts/entities/sports-bet";
import { verifyLedger } from "@parlour/ledger/verify";
import { sweepBets } from "@parlour/server/services/sports/sportsbook";
import { answerWith } from "@parlour/wagering/outcomes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBet } from "../../server/services/sports/sportsbook/bet-store.ts";
import { moveMoney, refuseBet } from "../../server/services/sports/sportsbook/move-money.ts";
import { type TestStack, testStack } from "../testing.ts";
import { addFundedPlayer } from "../testing-rounds.ts";
import { addEvent, homeWin, on, placed, read } from "../testing-sports.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
}, 90_000);
afterAll(async () => {
  expect((await verifyLedger(stack.kit.db.pool)).differences).toEqual([]);
  await stack.close();
});

const balanceOf = async (playerId: string) =>
  (await stack.kit.ledger.balancesOf(playerId))!.amountsMinor.playableSports;
const sweep = async () => {
  stack.clock.advance(11_000);
  await sweepBets({ ...stack.ports.sportsbook, kit: stack.kit });
};
const leaveAs = (bet: SportsBet, status: string, operation: object) =>
  stack.kit.db.query("update sports.bet set status = $2, operation = $3 where id = $1", [
    bet.id,
    status,
    JSON.stringify(operation),
  ]);

test("a stake without a response is returned, whether or not it was taken", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)]);
  await leaveAs(bet, "PENDING", { kind: "place", id: `${bet.id}/stake` });
  await sweep();
  expect(await read(client, bet)).toMatchObject({ status: "REFUSED" });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test("a stake that one server took for a bet that another one refused is returned", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)]);
  await leaveAs(bet, "PENDING", { kind: "place", id: `${bet.id}/stake` });
  const claimed = await findBet(stack.kit.db, bet.id);
  await stack.kit.db.query("update sports.bet set status = 'REFUSED', operation = null where id = $1", [
    bet.id,
  ]);
  await moveMoney({ ...stack.ports.sportsbook, kit: stack.kit }, [claimed!]);
  await sweep();
  expect(await read(client, bet)).toMatchObject({ status: "REFUSED" });
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test("a stake that one server took before it crashed is returned if another one refuses the bet", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)]);
  await leaveAs(bet, "PENDING", { kind: "place", id: `${bet.id}/stake` });
  const { wagering } = stack.ports.sportsbook;
  const busy: typeof wagering.applyAll = (operations) =>
    operations[0]!.kind === "place"
      ? Promise.resolve(operations.map(() => answerWith("OVERLOADED")))
      : wagering.applyAll(operations);
  const parts = { ...stack.ports.sportsbook, kit: stack.kit, wagering: { ...wagering, applyAll: busy } };
  const [moved] = await moveMoney(parts, [(await findBet(stack.kit.db, bet.id))!]);
  expect(moved).toMatchObject({ bet: { status: "REFUSED" }, refusal: { status: 503 } });
  await sweep();
  expect(await read(client, bet)).toMatchObject({ status: "REFUSED" });
  expect(await balanceOf(playerId)).toBe(100_000n);
  // A slow server that still tries to take the stake of the refused bet must not succeed.
  const refused = (await findBet(stack.kit.db, bet.id))!;
  const late = { ...refused, operation: { kind: "place" as const, id: `${bet.id}/stake` } };
  await moveMoney({ ...parts, wagering }, [late]);
  await sweep();
  expect(await balanceOf(playerId)).toBe(100_000n);
});

test("a bet that one server is placing is not refused by another that saw it waiting", async () => {
  const { client, playerId } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const bet = await placed(client, [on(event)]);
  await leaveAs(bet, "PENDING", { kind: "place", id: `${bet.id}/stake` });
  const parts = { ...stack.ports.sportsbook, kit: stack.kit };
  const claimed = (await findBet(stack.kit.db, bet.id))!;
  await refuseBet(parts, { ...claimed, operation: null }, { code: "PRICE_CHANGED", selections: [] });
  expect(await read(client, bet)).toMatchObject({ status: "PENDING" });
  await moveMoney(parts, [claimed]);
  expect(await read(client, bet)).toMatchObject({ status: "OPEN" });
  expect(await balanceOf(playerId)).toBe(99_000n);
});

test("a bet that cannot be finished does not hold up the others", async () => {
  const { client } = await addFundedPlayer(stack);
  const event = await addEvent(stack);
  const bad = await placed(client, [on(event)]);
  const good = await placed(client, [on(event)]);
  await leaveAs(bad, "OPEN", { kind: "cashOut", id: "x", stakePerLine: "400", payout: "not a number" });
  await leaveAs(good, "PENDING", { kind: "place", id: `${good.id}/stake` });
  await expect(sweep()).rejects.toThrow();
  expect(await read(client, good)).toMatchObject({ status: "REFUSED" });
  await stack.kit.db.query("update sports.bet set operation = null where id = $1", [bad.id]);
});

test.each(["before the money moved", "after it moved"])(
  "a cash-out and a result are finished once (%s)",
  async (when) => {
    const { client, playerId } = await addFundedPlayer(stack);
    const event = await addEvent(stack);
    const bet = await placed(client, [on(event)]);
    const claim = { kind: "cashOut", id: `${bet.id}/cash-out/x`, stakePerLine: "400", payout: "380" };
    await leaveAs(bet, "OPEN", claim);
    if (when === "after it moved") {
      await stack.ports.wagering.apply({
        kind: "cashOut",
        playerId,
        currency: "CAD",
        vertical: "sports",
        provider: "sportsbook",
        productId: "sportsbook",
        wagerId: bet.id,
        operationId: claim.id,
        stake: 400n,
        payout: 380n,
      });
    }
    // The result waits until the cash-out in progress is finished.
    await event.end(homeWin);
    expect((await read(client, bet)).status).toBe("OPEN");
    await sweep();
    await sweep();
    expect(await read(client, bet)).toMatchObject({ status: "WON", cashedOut: 3.8, payout: 12 });
    expect(await balanceOf(playerId)).toBe(100_580n);
  },
);
