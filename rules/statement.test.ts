import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changeOf, type StatementMovement, sumStatement } from "./statement.ts";

const movement = (change: Partial<StatementMovement>): StatementMovement => ({
  type: "BET",
  vertical: "casino",
  productId: "roulette",
  postings: 1,
  bets: 1,
  debitMinor: 0n,
  creditMinor: 0n,
  ...change,
});
const types = [
  "DEPOSIT",
  "WITHDRAWAL",
  "TRANSFER",
  "BET",
  "WIN",
  "ROLLBACK",
  "BONUS",
  "JACKPOT",
  "LOYALTY",
  "ADJUSTMENT",
  "COMMISSION",
  "SOMETHING_NEW",
];
const movements = fc.array(
  fc.record({
    type: fc.constantFrom(...types),
    vertical: fc.constantFrom(null, "casino", "sports"),
    productId: fc.constantFrom(null, "1", "2"),
    postings: fc.integer({ min: 1, max: 9 }),
    bets: fc.integer({ min: 0, max: 9 }),
    debitMinor: fc.bigInt(0n, 10n ** 12n),
    creditMinor: fc.bigInt(0n, 10n ** 12n),
  }),
);

describe("a statement's figures", () => {
  it("show gross stakes and wins, reduced by rollbacks", () => {
    const { lines, verticals } = sumStatement([
      movement({ debitMinor: 500n, creditMinor: 200n, postings: 3, bets: 2 }),
      movement({ type: "WIN", creditMinor: 1_000n, postings: 1, bets: 0 }),
      movement({ type: "ROLLBACK", creditMinor: 100n, postings: 1 }),
      movement({ type: "ROLLBACK", debitMinor: 50n, postings: 1 }),
      movement({ type: "ROLLBACK", vertical: null, productId: null, debitMinor: 7n }),
    ]);
    // A win, a rollback and a step without a stake do not count as bets.
    expect(lines.STAKES).toEqual({ amountMinor: -400n, postings: 2 });
    expect(lines.WINS.amountMinor).toBe(1_150n);
    expect(lines.ADJUSTMENTS.amountMinor).toBe(-7n);
    expect(verticals.get("casino")?.products.get("roulette")).toEqual({
      stakesMinor: 400n,
      winsMinor: 1_150n,
      bets: 2,
    });
  });

  it("add up to the change in balance for any history, and so do the verticals and products", () => {
    fc.assert(
      fc.property(movements, (list) => {
        const figures = sumStatement(list);
        const change = list.reduce((sum, { debitMinor, creditMinor }) => sum + creditMinor - debitMinor, 0n);
        expect(changeOf(figures)).toBe(change);
        let [stakes, wins] = [0n, 0n];
        for (const { products, ...vertical } of figures.verticals.values()) {
          stakes += vertical.stakesMinor;
          wins += vertical.winsMinor;
          const sum = [...products.values()].reduce((all, one) => all + one.stakesMinor - one.winsMinor, 0n);
          expect(sum).toBe(vertical.stakesMinor - vertical.winsMinor);
        }
        expect([-stakes, wins]).toEqual([figures.lines.STAKES.amountMinor, figures.lines.WINS.amountMinor]);
      }),
    );
  });
});
