import { deepStrictEqual } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { atOnce, type Check, expectChange, expectStatus } from "./check.ts";

/** Checks of network effects: duplicated, late, reordered and concurrent requests. */
export const orderChecks: readonly Check[] = [
  {
    promise: "the same bet again answers the same and takes nothing more",
    run: (studio) =>
      expectChange(studio, -100, async () => {
        const ids = { roundId: randomUUID(), transactionId: randomUUID() };
        const first = await studio.bet({ ...ids, amount: 1 });
        const second = await studio.bet({ ...ids, amount: 1 });
        expectStatus(second, 200);
        deepStrictEqual(second.body, { ...first.body, replayed: true });
      }),
  },
  {
    promise: "the same id with another amount, round or kind is a conflict",
    run: (studio) =>
      expectChange(studio, -100, async () => {
        const ids = { roundId: randomUUID(), transactionId: randomUUID() };
        expectStatus(await studio.bet({ ...ids, amount: 1 }), 200);
        expectStatus(await studio.bet({ ...ids, amount: 2 }), 409, "CONFLICT");
        expectStatus(await studio.bet({ ...ids, roundId: randomUUID(), amount: 1 }), 409, "CONFLICT");
        expectStatus(await studio.win({ ...ids, amount: 1 }), 409, "CONFLICT");
      }),
  },
  {
    promise: "a rollback gives the stake back, once",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        const roundId = randomUUID();
        const transactionId = randomUUID();
        expectStatus(await studio.bet({ roundId, transactionId, amount: 3 }), 200);
        const undo = { roundId, originalTransactionId: transactionId, transactionId: randomUUID() };
        expectStatus(await studio.rollback(undo), 200);
        const again = await studio.rollback(undo);
        expectStatus(again, 200);
        deepStrictEqual(again.body.replayed, true);
        const other = { roundId, originalTransactionId: transactionId };
        expectStatus(await studio.rollback(other), 409, "CONFLICT");
        // If the studio sends the bet again, it still gets the original response.
        expectStatus(await studio.bet({ roundId, transactionId, amount: 3 }), 200);
      }),
  },
  {
    promise: "a rollback that comes before its bet keeps the bet from happening",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        const roundId = randomUUID();
        const transactionId = randomUUID();
        expectStatus(await studio.rollback({ roundId, originalTransactionId: transactionId }), 200);
        for (let tried = 0; tried < 2; tried++) {
          const late = await studio.bet({ roundId, transactionId, amount: 3 });
          expectStatus(late, 409, "TRANSACTION_ROLLED_BACK");
        }
      }),
  },
  {
    promise: "a win is not rolled back",
    run: (studio) =>
      expectChange(studio, 100, async () => {
        const roundId = randomUUID();
        const transactionId = randomUUID();
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        expectStatus(await studio.win({ roundId, transactionId, amount: 2 }), 200);
        const undo = { roundId, originalTransactionId: transactionId };
        expectStatus(await studio.rollback(undo), 409, "CONFLICT");
      }),
  },
  {
    promise: "a win is paid after its round has ended",
    run: (studio) =>
      expectChange(studio, 400, async () => {
        const roundId = randomUUID();
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        expectStatus(await studio.send("round-ends", { token: studio.seat.token, roundId }), 200);
        expectStatus(await studio.win({ roundId, amount: 5 }), 200);
      }),
  },
  {
    promise: "a win before its bet is refused and paid when it comes again",
    run: (studio) =>
      expectChange(studio, 300, async () => {
        const roundId = randomUUID();
        const win = { roundId, transactionId: randomUUID(), amount: 4 };
        expectStatus(await studio.win(win), 404, "NOT_FOUND");
        expectStatus(await studio.bet({ roundId, amount: 1 }), 200);
        expectStatus(await studio.win(win), 200);
        expectStatus(await studio.win(win), 200);
      }),
  },
  {
    promise: "twenty copies of a bet at once take one stake, twenty of its win pay once",
    run: (studio) =>
      expectChange(studio, 500, async () => {
        const roundId = randomUUID();
        const bet = { roundId, transactionId: randomUUID(), amount: 1 };
        const bets = await atOnce(20, () => studio.bet(bet));
        deepStrictEqual(bets.filter(({ body }) => body.replayed === false).length, 1);
        const win = { roundId, transactionId: randomUUID(), amount: 6 };
        for (const reply of await atOnce(20, () => studio.win(win))) expectStatus(reply, 200);
      }),
  },
  {
    promise: "bets at once never take more than there is",
    needs: "maxStake",
    async run(studio) {
      const stake = studio.seat.maxStake!;
      const before = await studio.balance();
      const affordable = Math.floor(before / (stake * 100));
      const replies = await atOnce(affordable + 10, () => studio.bet({ amount: stake }));
      const taken = replies.filter(({ status }) => status === 200).length;
      deepStrictEqual(taken, affordable);
      for (const reply of replies.filter(({ status }) => status !== 200)) {
        expectStatus(reply, 422, "INSUFFICIENT_FUNDS");
      }
      deepStrictEqual(await studio.balance(), before - affordable * stake * 100);
    },
  },
  {
    promise: "a bet and its rollback at once leave nothing behind, whichever is first",
    run: (studio) =>
      expectChange(studio, 0, async () => {
        await atOnce(10, async () => {
          const roundId = randomUUID();
          const transactionId = randomUUID();
          const undo = { roundId, originalTransactionId: transactionId };
          await Promise.all([studio.bet({ roundId, transactionId, amount: 1 }), studio.rollback(undo)]);
        });
      }),
  },
];
