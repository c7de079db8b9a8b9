import { listJackpotWins } from "@parlour/contracts/calls/play/casino-lobby/list-jackpot-wins";
import { listRecentWins } from "@parlour/contracts/calls/play/casino-lobby/list-recent-wins";
import type { Operation } from "@parlour/wagering/operation";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestStack, testStack } from "../testing.ts";
import { apply, wagerOf } from "../testing-protection.ts";
import { addFundedPlayer } from "../testing-rounds.ts";

let stack: TestStack;
beforeAll(async () => {
  stack = await testStack({ shell: "none" });
});
afterAll(() => stack?.close());

const winsOn = async (gameId: string) =>
  (await stack.client().call(listRecentWins)).body.wins
    .filter((win) => win.gameId === gameId)
    .map(({ amount, multiple }) => ({ amount, multiple }));
const round = (playerId: string, productId: string) =>
  wagerOf(playerId, 2_00n, { vertical: "casino", provider: "parlour", productId });

it("a round with several steps is a recent win, counted with all its stakes and wins", async () => {
  const { playerId } = await addFundedPlayer(stack, { currency: "USD" });
  const { kind: _kind, ends: _ends, ...open } = round(playerId, "1203");
  const drawn = { jackpotTier: null, win: 0n };
  const opened: Operation = { ...open, ...drawn, kind: "open", ends: false, draw: null };
  expect(await apply(stack, opened)).toBe("POSTED");
  const step = { ...open, ...drawn, kind: "step", sequence: 1, stake: 0n } as const;
  const last: Operation = { ...step, operationId: `${open.wagerId}/end`, win: 30_00n, ends: true };
  expect(await apply(stack, last)).toBe("POSTED");
  await expect.poll(() => winsOn("1203")).toEqual([{ amount: 30, multiple: 15 }]);
  // An operation that is applied a second time must not count as a second win.
  expect(await apply(stack, last)).toBe("POSTED");
  expect(await winsOn("1203")).toHaveLength(1);
});

it("a bet at a shared table is a recent win when its round is settled with others", async () => {
  const players = await Promise.all([1, 2, 3].map(() => addFundedPlayer(stack, { currency: "USD" })));
  const bets = players.map(({ playerId }) => round(playerId, "1301"));
  await stack.ports.wagering.applyAll(bets);
  // A shared table first pays a bet and then ends its round.
  const payouts = [0n, 72_00n, 19_99n];
  const all = (change: (index: number) => object) =>
    stack.ports.wagering.applyAll(
      bets.map(
        (bet, index) => ({ ...bet, operationId: `${bet.wagerId}/pay`, ...change(index) }) as Operation,
      ),
    );
  await all((index) => ({ kind: "pay", win: payouts[index]!, ends: false, fromStudioJackpot: false }));
  expect(await winsOn("1301")).toEqual([]);
  await all(() => ({ kind: "end" }));
  await expect.poll(() => winsOn("1301")).toEqual([{ amount: 72, multiple: 36 }]);
});

it("a jackpot that is won is listed once, with its amount and without a name", async () => {
  const { playerId } = await addFundedPlayer(stack, { currency: "USD" });
  // The first session of the game opens its pools.
  const pool = { productId: "1410", tier: "spark", ratePpm: 2_000, seedMinor: 50_00n };
  await stack.ports.wagering.pools.open("USD", [pool]);
  const { kind: _kind, ends: _ends, ...open } = round(playerId, "1410");
  const spin: Operation = { ...open, kind: "open", win: 0n, jackpotTier: "spark", ends: true, draw: null };
  expect(await apply(stack, spin)).toBe("POSTED");
  expect(await apply(stack, spin)).toBe("POSTED");
  const won = async () => (await stack.client().call(listJackpotWins)).body.wins;
  await expect.poll(won).toHaveLength(1);
  const [win] = await won();
  expect(win).toMatchObject({ gameId: "1410", tier: "spark", currency: "USD" });
  // The pool begins at 50 dollars, and the stake adds to it.
  expect(win!.amount).toBeGreaterThanOrEqual(50);
  expect(Object.keys(win!).toSorted()).toEqual(["amount", "at", "currency", "gameId", "tier"]);
});
