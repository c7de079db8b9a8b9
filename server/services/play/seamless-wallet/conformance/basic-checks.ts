import { deepStrictEqual } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { type Check, expectChange, expectSoon, expectStatus } from "./check.ts";

const newIds = () => ({ roundId: randomUUID(), transactionId: randomUUID() });

/** Checks that send single requests one after another. */
export const basicChecks: readonly Check[] = [
  {
    promise: "a bet takes its stake, a win pays, and the answers tell the balance",
    run: (studio) =>
      expectChange(studio, 150, async () => {
        const roundId = randomUUID();
        const before = await studio.balance();
        const bet = await studio.bet({ roundId, amount: 1 });
        expectStatus(bet, 200);
        deepStrictEqual(Math.round(bet.body.balance! * 100), before - 100);
        deepStrictEqual(bet.body.replayed, false);
        const win = await studio.win({ roundId, amount: 2.5 });
        expectStatus(win, 200);
        deepStrictEqual(Math.round(win.body.balance! * 100), before + 150);
        expectStatus(await studio.send("round-ends", { token: studio.seat.token, roundId }), 200);
        expectStatus(await studio.send("round-ends", { token: studio.seat.token, roundId }), 200);
      }),
  },
  {
    promise: "a round takes more than one bet and pays more than one win, until it has ended",
    run: (studio) =>
      expectChange(studio, -100, async () => {
        const roundId = randomUUID();
        expectStatus(await studio.bet({ roundId, amount: 2 }), 200);
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        expectStatus(await studio.win({ roundId, amount: 1.5 }), 200);
        expectStatus(await studio.win({ roundId, amount: 0.5 }), 200);
        expectStatus(await studio.send("round-ends", { token: studio.seat.token, roundId }), 200);
        expectStatus(await studio.bet({ roundId, amount: 1 }), 409, "CONFLICT");
      }),
  },
  {
    promise: "a bet that the balance does not cover is refused with the balance, and stays refused",
    async run(studio) {
      const roundId = randomUUID();
      expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
      // The largest allowed bets are placed until the balance no longer covers one.
      const stake = studio.seat.maxStake!;
      while ((await studio.balance()) >= stake * 100) expectStatus(await studio.bet({ amount: stake }), 200);
      const left = await studio.balance();
      const refused = { ...newIds(), amount: stake };
      const reply = await studio.bet(refused);
      expectStatus(reply, 422, "INSUFFICIENT_FUNDS");
      deepStrictEqual(Math.round(reply.body.balance! * 100), left);
      expectStatus(await studio.win({ roundId, amount: stake }), 200);
      expectStatus(await studio.bet(refused), 422, "INSUFFICIENT_FUNDS");
    },
    needs: "maxStake",
  },
  {
    promise: "stakes of a round above the limit are refused, together or alone",
    needs: "maxStake",
    run: (studio) =>
      expectChange(studio, -100, async () => {
        const roundId = randomUUID();
        const maxStake = studio.seat.maxStake!;
        expectStatus(await studio.bet({ amount: maxStake + 0.01 }), 422, "LIMIT_EXCEEDED");
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        expectStatus(await studio.bet({ roundId, amount: maxStake - 0.99 }), 422, "LIMIT_EXCEEDED");
      }),
  },
  {
    promise: "another currency than the player's is refused",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        const currency = studio.seat.currency === "EUR" ? "USD" : "EUR";
        expectStatus(await studio.bet({ currency }), 422, "CURRENCY_MISMATCH");
        expectStatus(await studio.win({ currency }), 422, "CURRENCY_MISMATCH");
      }),
  },
  {
    promise: "an amount that is none, or too fine, is refused and named",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        for (const amount of [0, -1, 0.001, "1", null, 1e30]) {
          const reply = await studio.bet({ amount });
          deepStrictEqual([reply.status, reply.body.errors?.[0]?.field], [422, "amount"], `amount ${amount}`);
        }
      }),
  },
  {
    promise: "a token that nobody gave out opens nothing",
    async run(studio) {
      const token = "a".repeat(43);
      expectStatus(await studio.send("balance", { token }), 410, "TOKEN_INVALID");
      expectStatus(await studio.bet({ token }), 410, "TOKEN_INVALID");
      expectStatus(await studio.win({ token }), 410, "TOKEN_INVALID");
    },
  },
  {
    promise:
      "after the session has ended no new bet is taken, but repeated bets, wins and rollbacks are answered",
    needs: "expiredToken",
    run: (studio) =>
      expectChange(studio, 300, async () => {
        const { expiredToken: token } = studio.seat;
        const roundId = randomUUID();
        const transactionId = randomUUID();
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        expectStatus(await studio.bet({ roundId, transactionId, amount: 2 }), 200);
        expectStatus(await studio.bet({ token, roundId }), 410, "TOKEN_INVALID");
        // A bet whose answer was lost is repeated, and gets its first answer.
        const again = await studio.bet({ token, roundId, transactionId, amount: 2 });
        expectStatus(again, 200);
        deepStrictEqual(again.body.replayed, true);
        expectStatus(await studio.bet({ token, roundId, transactionId, amount: 3 }), 409, "CONFLICT");
        expectStatus(await studio.send("balance", { token }), 410, "TOKEN_INVALID");
        expectStatus(await studio.win({ token, roundId, amount: 4 }), 200);
        expectStatus(await studio.rollback({ token, roundId, originalTransactionId: transactionId }), 200);
      }),
  },
  {
    promise:
      "granted spins are played at their stake, as often as granted; what they won is the player's to play after the last",
    needs: "spins",
    async run(studio) {
      const { id: spinsId, count, stake } = studio.seat.spins!;
      const { token, currency } = studio.seat;
      const spin = (change: object = {}) =>
        studio.send("promotional-bets", { token, currency, spinsId, ...newIds(), amount: stake, ...change });
      const before = await studio.balance();
      // The winnings of granted spins are set aside until the last granted round has ended, so the balance
      // does not change before that.
      const rounds: string[] = [];
      await expectChange(studio, 0, async () => {
        expectStatus(await spin({ amount: stake + 1 }), 409, "NO_PROMOTIONAL_SPINS");
        const { roundId, transactionId } = newIds();
        rounds.push(roundId);
        for (const replayed of [false, true]) {
          const bet = await spin({ roundId, transactionId });
          expectStatus(bet, 200);
          deepStrictEqual(bet.body.replayed, replayed);
        }
        // The player's own money can't pay for a granted spin or join its round.
        expectStatus(await studio.bet({ roundId, transactionId, amount: stake }), 409, "CONFLICT");
        expectStatus(await studio.bet({ roundId, amount: stake }), 409, "CONFLICT");
        const win = { token, currency, roundId, transactionId: randomUUID(), amount: 5 };
        expectStatus(await studio.send("promotional-wins", win), 200);
        expectStatus(await studio.send("promotional-wins", win), 200);
        // A spin whose bet is rolled back can be played again.
        const undone = newIds();
        expectStatus(await spin(undone), 200);
        const undo = { roundId: undone.roundId, originalTransactionId: undone.transactionId };
        expectStatus(await studio.rollback(undo), 200);
        for (let used = 1; used < count; used++) {
          const next = newIds();
          rounds.push(next.roundId);
          expectStatus(await spin(next), 200);
        }
        expectStatus(await spin(), 409, "NO_PROMOTIONAL_SPINS");
      });
      for (const roundId of rounds) expectStatus(await studio.send("round-ends", { token, roundId }), 200);
      await expectSoon(async () => (await studio.balance()) - before, 500);
    },
  },
  {
    promise: "a jackpot's contributions come from the house, and its win is paid once",
    run: (studio) =>
      expectChange(studio, 9_900, async () => {
        const { token, currency } = studio.seat;
        const roundId = randomUUID();
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        const part = { token, currency, roundId, transactionId: randomUUID(), amount: 0.02 };
        const early = { ...part, ...newIds() };
        expectStatus(await studio.send("jackpot-contributions", early), 404, "NOT_FOUND");
        expectStatus(await studio.send("jackpot-contributions", part), 200);
        const again = await studio.send("jackpot-contributions", part);
        deepStrictEqual(again.body.replayed, true);
        const win = { token, currency, roundId, transactionId: randomUUID(), amount: 100 };
        expectStatus(await studio.send("jackpot-wins", win), 200);
        expectStatus(await studio.send("jackpot-wins", win), 200);
      }),
  },
];
