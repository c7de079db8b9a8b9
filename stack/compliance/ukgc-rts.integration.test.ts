import { logIn } from "@parlour/contracts/calls/identity/login-service/log-in";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import { cancelWithdrawal } from "@parlour/contracts/calls/money/payment/cancel-withdrawal";
import { decideWithdrawal } from "@parlour/contracts/calls/money/payment/decide-withdrawal";
import { listWithdrawals } from "@parlour/contracts/calls/money/payment/list-withdrawals";
import { listTransactions } from "@parlour/contracts/calls/money/wallet-gateway/list-transactions";
import { acknowledgeRealityCheck } from "@parlour/contracts/calls/protection/player-protection/acknowledge-reality-check";
import { confirmLimitReview } from "@parlour/contracts/calls/protection/player-protection/confirm-limit-review";
import { confirmProtectionLimit } from "@parlour/contracts/calls/protection/player-protection/confirm-protection-limit";
import { getRealityCheck } from "@parlour/contracts/calls/protection/player-protection/get-reality-check";
import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { setRealityCheck } from "@parlour/contracts/calls/protection/player-protection/set-reality-check";
import { startBreak } from "@parlour/contracts/calls/protection/player-protection/start-break";
import { getStatement } from "@parlour/contracts/calls/protection/statements/get-statement";
import { listOffers } from "@parlour/contracts/calls/rewards/bonuses/list-offers";
import { isShellBuilt } from "@parlour/server/main/shell-build";
import { afterAll, beforeAll, describe, expect } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { playRound } from "../testing-bonuses.ts";
import { addPayer } from "../testing-cashier.ts";
import { actAsOperator, authoriseTestOperator } from "../testing-operator.ts";
import { signIn } from "../testing-people.ts";
import { apply, setLimit, wagerOf } from "../testing-protection.ts";
import { openGame, play } from "../testing-rounds.ts";
import { clause } from "./clause.ts";
import { deposit, newcomer, setRule, withdraw } from "./testing-compliance.ts";

const [minuteMs, dayMs] = [60_000, 86_400_000];
let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ authoriseOperator: authoriseTestOperator });
});
afterAll(() => stack.close());

describe("account information", () => {
  // Pages need the built shell; `npm test` builds it first.
  describe.skipIf(!isShellBuilt())("on pages", () => {
    clause(
      "UKGC RTS 1A",
      "Pages for moving money show the current balance in the account's currency",
      async () => {
        const { client, player } = await addPayer(stack);
        const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
        const shown = async (path: string) =>
          await (await fetch(stack.origin + path, { headers: { cookie } })).text();
        for (const path of ["/account/cashier", "/account/cashier/deposit", "/account/cashier/withdraw"]) {
          expect([path, (await shown(path)).includes("$100.00")]).toEqual([path, true]);
        }
        await apply(stack, wagerOf(player.id, 12_34n));
        expect(await shown("/account/cashier")).toContain("$87.66");
      },
    );
  });

  clause(
    "UKGC RTS 1B",
    "Three months of payments and play, and a year on request, are listed without contacting anybody",
    async () => {
      const { client, player } = await addPayer(stack);
      await playRound(stack, { playerId: player.id, gameId: "1402", stakeMinor: 500, roundId: "old" });
      stack.clock.advance(360 * dayMs);
      await signIn(client, player);
      const { items } = (await client.call(listTransactions, { query: {} })).body;
      expect(items.map(({ reference }) => reference?.id)).toEqual(["old", "start"]);
    },
  );

  clause(
    "UKGC RTS 1C",
    "Deposits less withdrawals since the account was opened are shown, whatever the period",
    async () => {
      const { client, player, linked } = await addPayer(stack, { amountMinor: 0n });
      expect((await deposit(client, 80)).status).toBe(201);
      const { id } = (await withdraw(client, linked, 30)).body;
      const day = () => stack.clock.now().toISOString().slice(0, 10);
      const lifetime = async () =>
        (await client.call(getStatement, { query: { from: day(), to: day() } })).body.lifetime;
      // A withdrawal is included in the total only once it has been paid.
      expect(await lifetime()).toEqual({ deposits: 80, withdrawals: 0, net: 80 });
      await actAsOperator(stack.client(), "Mona").call(decideWithdrawal, {
        params: { id },
        body: { decision: "APPROVE", reason: "checked" },
      });
      await expect.poll(lifetime, { timeout: 30_000 }).toEqual({ deposits: 80, withdrawals: 30, net: 50 });
      stack.clock.advance(200 * dayMs);
      await signIn(client, player);
      expect(await lifetime()).toMatchObject({ net: 50 });
    },
  );

  clause(
    "UKGC RTS 2A",
    "Each gamble states the money staked and won, in the account's currency",
    async () => {
      const { client } = await addPayer(stack);
      const { gameSession, currency } = await openGame(client, "1402");
      expect(currency).toBe("USD");
      const { body: round } = await play(client, gameSession, { stake: 1 });
      const [line] = (await client.call(listTransactions, { query: {} })).body.items;
      expect(line).toMatchObject({ stake: 1, win: round.win === 0 ? null : round.win, currency: "USD" });
    },
  );

  clause("UKGC RTS 2E", "The net position since login is exact after every result", async () => {
    const { client, player } = await addPayer(stack);
    const figures = async () => {
      const { staked, won, net } = (await client.call(getRealityCheck)).body;
      return { staked, won, net };
    };
    expect(await figures()).toEqual({ staked: 0, won: 0, net: 0 });
    await playRound(stack, { playerId: player.id, stakeMinor: 1_000, winMinor: 250 });
    expect(await figures()).toEqual({ staked: 10, won: 2.5, net: -7.5 });
    await playRound(stack, { playerId: player.id, stakeMinor: 1_000, winMinor: 4_000 });
    expect(await figures()).toEqual({ staked: 20, won: 42.5, net: 22.5 });
  });
});

describe("automatic play", () => {
  clause(
    "UKGC RTS 8A",
    "Where automatic play is forbidden, no game offers it, and each round must be requested separately",
    async () => {
      const { client } = await addPayer(stack);
      expect((await openGame(client, "1402")).autoplayAllowed).toBe(true);
      await setRule(stack, { autoplayAllowed: false });
      try {
        const { gameSession, autoplayAllowed, balance } = await openGame(client, "1402");
        expect(autoplayAllowed).toBe(false);
        const { body: round } = await play(client, gameSession, { stake: 1 });
        expect(round.balance).toBeCloseTo(balance - 1 + round.win, 2);
        const { items } = (await client.call(listTransactions, { query: {} })).body;
        expect(items.filter(({ stake }) => stake !== null)).toHaveLength(1);
      } finally {
        await setRule(stack, {});
      }
    },
  );
});

describe("pace", () => {
  clause(
    "UKGC RTS 14D",
    "Where a game cycle has a minimum length, an earlier round is refused and takes nothing",
    async () => {
      const { client } = await addPayer(stack);
      await setRule(stack, { minimumSpinMs: 2_500 });
      try {
        const { gameSession } = await openGame(client, "1402");
        const { body: round } = await play(client, gameSession, { stake: 1 });
        stack.clock.advance(2_400);
        const early = await play(client, gameSession, { stake: 1 });
        expect(early).toMatchObject({ status: 429, body: { errorCode: "ROUND_TOO_SOON" } });
        expect((await openGame(client, "1402")).balance).toBe(round.balance);
        stack.clock.advance(100);
        expect((await play(client, gameSession, { stake: 1 })).status).toBe(200);
      } finally {
        await setRule(stack, {});
      }
    },
  );
});

describe("slots", () => {
  clause(
    "UKGC RTS 14C",
    "Where it is forbidden, a second slot cannot be played at the same time, and takes nothing",
    async () => {
      const { client } = await addPayer(stack);
      await setRule(stack, { simultaneousSlotsAllowed: false });
      try {
        const [one, other, dice] = [
          await openGame(client, "1402"),
          await openGame(client, "1401"),
          await openGame(client, "1203"),
        ];
        const { body: round } = await play(client, one.gameSession, { stake: 1 });
        const second = await play(client, other.gameSession, { stake: 1 });
        expect(second).toMatchObject({ status: 403, body: { errorCode: "ANOTHER_SLOT_OPEN" } });
        expect((await openGame(client, "1401")).balance).toBe(round.balance);
        expect((await play(client, dice.gameSession, { stake: 1, mines: 3 })).status).toBe(200);
        expect((await play(client, one.gameSession, { stake: 1 })).status).toBe(200);
        stack.clock.advance(10_000);
        expect((await play(client, other.gameSession, { stake: 1 })).status).toBe(200);
      } finally {
        await setRule(stack, {});
      }
    },
  );
});

describe("financial limits", () => {
  clause(
    "UKGC RTS 12A",
    "A player can set a limit as soon as the account exists, and it applies to the first deposit",
    async () => {
      const client = stack.client();
      const { body } = await client.call(join, { body: newcomer() });
      client.session = body.sessionId;
      expect((await setLimit(client, "DEPOSIT", "DAY", 30)).status).toBe(200);
      expect(await deposit(client, 31)).toMatchObject({ status: 403, body: { errorCode: "LIMIT_REACHED" } });
      expect((await deposit(client, 30)).status).toBe(201);
    },
  );

  clause(
    "UKGC RTS 12B",
    "Deposit limits count gross deposits over 24 hours, 7 days and a month; the lowest one applies",
    async () => {
      const { client, player, linked } = await addPayer(stack);
      await setLimit(client, "DEPOSIT", "DAY", 50);
      await setLimit(client, "DEPOSIT", "WEEK", 80);
      await setLimit(client, "DEPOSIT", "MONTH", 400);
      expect((await deposit(client, 50)).status).toBe(201);
      // A withdrawal does not make room under a deposit limit.
      expect((await withdraw(client, linked, 50)).status).toBe(201);
      expect((await deposit(client, 10)).body).toMatchObject({
        kind: "DEPOSIT",
        period: "DAY",
        remaining: 0,
      });
      stack.clock.advance(dayMs + 15 * minuteMs);
      await signIn(client, player);
      expect((await deposit(client, 31)).body).toMatchObject({ period: "WEEK", remaining: 30 });
      expect((await deposit(client, 30)).status).toBe(201);
    },
  );

  clause(
    "UKGC RTS 12D",
    "Lowering a limit takes effect at once; raising it takes 24 hours and a confirmation",
    async () => {
      const { client, player } = await addPayer(stack);
      await setLimit(client, "STAKED", "WEEK", 50);
      await setLimit(client, "STAKED", "WEEK", 20);
      expect(await apply(stack, wagerOf(player.id, 21_00n))).toBe("LIMIT_REACHED");
      await setLimit(client, "STAKED", "WEEK", 50);
      const body = { kind: "STAKED", period: "WEEK" } as const;
      stack.clock.advance(dayMs - minuteMs);
      await signIn(client, player);
      expect((await client.call(confirmProtectionLimit, { body })).status).toBe(409);
      stack.clock.advance(2 * minuteMs);
      expect(await apply(stack, wagerOf(player.id, 21_00n))).toBe("LIMIT_REACHED");
      expect((await client.call(confirmProtectionLimit, { body })).status).toBe(200);
      expect(await apply(stack, wagerOf(player.id, 21_00n))).toBe("POSTED");
    },
  );
});

describe("reviews", () => {
  clause(
    "UKGC RTS 12E",
    "Players are asked to review their limits six months after they last did so",
    async () => {
      const { client, player } = await addPayer(stack);
      await setLimit(client, "DEPOSIT", "MONTH", 200);
      const isDueAfter = async (days: number) => {
        stack.clock.advance(days * dayMs);
        await signIn(client, player);
        return (await client.call(listBreaks)).body.isLimitReviewDue;
      };
      expect(await isDueAfter(180)).toBe(false);
      expect(await isDueAfter(5)).toBe(true);
      expect((await client.call(confirmLimitReview)).status).toBe(200);
      expect(await isDueAfter(180)).toBe(false);
      expect(await isDueAfter(5)).toBe(true);
      await setLimit(client, "DEPOSIT", "MONTH", 100);
      expect(await isDueAfter(0)).toBe(false);
    },
  );
});

describe("time and design", () => {
  clause(
    "UKGC RTS 13B",
    "A reality check appears at the interval that the player chose, and stays until the player acknowledges it",
    async () => {
      const { client } = await addPayer(stack);
      await client.call(setRealityCheck, { body: { intervalMinutes: 20 } });
      const dueIn = async () =>
        Date.parse((await client.call(getRealityCheck)).body.dueAt!) - stack.clock.now().getTime();
      expect(await dueIn()).toBe(20 * minuteMs);
      stack.clock.advance(21 * minuteMs);
      expect(await dueIn()).toBeLessThan(0);
      await client.call(acknowledgeRealityCheck);
      expect(await dueIn()).toBeGreaterThan(0);
    },
  );

  clause("UKGC RTS 13C", "The time since login is exact throughout the session", async () => {
    const { client } = await addPayer(stack);
    const startedAt = stack.clock.now().toISOString();
    stack.clock.advance(17 * minuteMs);
    expect((await client.call(getRealityCheck)).body.startedAt).toBe(startedAt);
  });

  clause(
    "UKGC RTS 14A",
    "Players who have decided to stop are shown no offers, whichever way they come back",
    async () => {
      const { client, player } = await addPayer(stack);
      const offers = async () => (await client.call(listOffers)).body;
      expect(await offers()).not.toEqual([]);
      await client.call(startBreak, { body: { length: { kind: "TIME_OUT", hours: 24 } } });
      await signIn(client, player);
      expect(await offers()).toEqual([]);
      const again = stack.client();
      const body = { username: player.email, password: player.password, deviceId: "first device" };
      again.session = ((await again.call(logIn, { body })).body as { sessionId: string }).sessionId;
      expect((await again.call(listOffers)).body).toEqual([]);
    },
  );

  clause(
    "UKGC RTS 14B",
    "Where it is forbidden, a requested withdrawal cannot be cancelled and played",
    async () => {
      const { client, linked } = await addPayer(stack);
      await setRule(stack, { cancelWithdrawalAllowed: false });
      try {
        const { id } = (await withdraw(client, linked, 40)).body;
        const cancel = await client.call(cancelWithdrawal, {
          params: { id },
          headers: { "idempotency-key": crypto.randomUUID() },
        });
        expect(cancel).toMatchObject({ status: 403, body: { errorCode: "FEATURE_DISABLED" } });
        const [withdrawal] = (await client.call(listWithdrawals, { query: {} })).body;
        expect(withdrawal).toMatchObject({ id, status: "PENDING", cancellable: false });
      } finally {
        await setRule(stack, {});
      }
    },
  );
});
