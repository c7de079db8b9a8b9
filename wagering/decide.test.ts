import { houseAccount } from "@parlour/ledger";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decide, refuseEarly } from "./decide.ts";
import type { Decision, DecisionState } from "./decision.ts";
import type { Operation } from "./operation.ts";
import { about, now, place, purse, stateOf, wagerOf } from "./testing/state.ts";
import { transitions, type WagerState } from "./wager.ts";

const revenue = "house revenueSports:USD";
const cash = "ann cash:USD";
const bonus = "ann bonus:USD:b";
const promotions = "house promotions:USD";

/** Returns the change of each account, by owner and account id. */
function gains({ postings }: Decision): Record<string, bigint> {
  const sums: Record<string, bigint> = {};
  for (const { transfers } of postings) {
    for (const { from, to, amountMinor } of transfers) {
      const [giver, receiver] = [`${from.playerId} ${from.id}`, `${to.playerId} ${to.id}`];
      sums[giver] = (sums[giver] ?? 0n) - amountMinor;
      sums[receiver] = (sums[receiver] ?? 0n) + amountMinor;
    }
  }
  return Object.fromEntries(Object.entries(sums).filter(([, amount]) => amount !== 0n));
}

const withBonus = (change: Partial<DecisionState> = {}) =>
  stateOf({ purses: [purse("cash:USD", 500n), purse("bonus:USD:b", 400n)], wager: wagerOf(), ...change });

/** The bonus has ended, so its later credits go to the house. */
const ended = purse("bonus:USD:b", 0n, { successor: houseAccount("promotions", "USD") });

const freeBet = {
  id: "free-bet",
  productId: "p",
  currency: "USD",
  stake: 300n,
  left: 1,
  isExpired: false,
  credit: "cash",
} as const;

describe("a stake", () => {
  it("is paid by own money first, and by the bonus for the rest", () => {
    const decision = decide(withBonus({ wager: null }), place({ stake: 700n }), now);
    expect(gains(decision)).toEqual({ [cash]: -500n, [bonus]: -200n, [revenue]: 700n });
    expect(decision.wager).toMatchObject({ state: "OPEN", staked: 700n, largestStake: 700n });
    expect(decision.answer.balance).toBe(200n);
  });

  it("is kept under its id when it is not covered, so that a late copy takes nothing", () => {
    const decision = decide(stateOf(), place({ stake: 1_001n }), now);
    expect(decision).toMatchObject({ answer: { outcome: "INSUFFICIENT_FUNDS" }, wager: null });
    expect(decision.postings).toMatchObject([{ id: "op", expected: "INSUFFICIENT_FUNDS" }]);
  });

  it("goes to the revenue account that it names, and its win is paid from there", () => {
    const live = "house revenueLive:USD";
    const opened = decide(stateOf(), place({ revenueKind: "revenueLive" }), now);
    expect(gains(opened)).toEqual({ [cash]: -100n, [live]: 100n });
    const { wagerId, vertical, productId, provider, playerId, currency } = place();
    const win: Operation = {
      ...{ wagerId, vertical, productId, provider, playerId, currency },
      ...{ kind: "settle", operationId: "win", payout: 50n },
    };
    expect(gains(decide(stateOf({ wager: opened.wager }), win, now))).toEqual({ [cash]: 50n, [live]: -50n });
  });

  it("that is added to a wager stays on the account of the first one", () => {
    const added = place({ revenueKind: "revenueLive" });
    expect(gains(decide(withBonus(), added, now))).toEqual({ [cash]: -100n, [revenue]: 100n });
  });

  it("that was refunded before it arrived never happens", () => {
    const known = {
      outcome: "ROLLED_BACK",
      type: "TOMBSTONE",
      referenceId: null,
      reverses: null,
      contents: null,
      transfers: [],
    } as const;
    expect(refuseEarly(stateOf({ known }), place())?.answer.outcome).toBe("ROLLED_BACK");
  });
});

describe("a result", () => {
  it("pays in the proportion of the stakes, and to the successor of a bonus that has ended", () => {
    const settle: Operation = { ...about, kind: "settle", operationId: "s", payout: 900n };
    expect(gains(decide(withBonus(), settle, now))).toEqual({
      [cash]: 300n,
      [bonus]: 600n,
      [revenue]: -900n,
    });
    const late = withBonus({ purses: [purse("cash:USD", 0n), ended] });
    expect(gains(decide(late, settle, now))).toEqual({ [cash]: 300n, [promotions]: 600n, [revenue]: -900n });
  });

  it("void gives back what was not cashed out", () => {
    const half = wagerOf({ cashedOut: 150n, won: 40n });
    const decision = decide(withBonus({ wager: half }), { ...about, kind: "void", operationId: "v" }, now);
    expect(gains(decision)).toEqual({ [cash]: 50n, [bonus]: 100n, [revenue]: -150n });
    expect(decision.wager).toMatchObject({ state: "VOIDED", returned: 150n });
    expect(decision.settlement).toEqual({ staked: 150n, own: 50n, won: 40n, ownWon: 13n });
  });

  it("cash-out in parts ends the wager with the last part, and never exceeds the stake", () => {
    const part = (stake: bigint): Operation => ({
      ...about,
      kind: "cashOut",
      operationId: "c",
      stake,
      payout: 30n,
    });
    expect(decide(withBonus(), part(100n), now).wager).toMatchObject({ state: "OPEN", cashedOut: 100n });
    const rest = withBonus({ wager: wagerOf({ cashedOut: 100n }) });
    expect(decide(rest, part(200n), now).wager).toMatchObject({ state: "CASHED_OUT", cashedOut: 300n });
    expect(decide(rest, part(201n), now).answer.outcome).toBe("STAKE_EXCEEDED");
  });

  it("that was too high is taken back as far as the purses hold it, and the rest is owed", () => {
    const wager = wagerOf({ state: "SETTLED", won: 900n });
    const state = withBonus({ purses: [purse("cash:USD", 50n), purse("bonus:USD:b", 1_000n)], wager });
    const correct: Operation = { ...about, kind: "resettle", operationId: "r", result: { payout: 0n } };
    const decision = decide(state, correct, now);
    expect(gains(decision)).toEqual({ [cash]: -50n, [bonus]: -600n, [revenue]: 650n });
    expect(decision.answer.owed).toBe(250n);
    // A second request under a new id collects as much of the debt as the player can pay by then.
    const later = {
      ...state,
      wager: decision.wager,
      purses: [purse("cash:USD", 999n), purse("bonus:USD:b", 0n)],
    };
    const again = decide(later, { ...correct, operationId: "r2" }, now);
    expect(again.answer.owed).toBe(250n - (gains(again)[revenue] ?? 0n));
  });

  it("of winnings that were set aside leaves the account that other bonuses share, and promotions pays", () => {
    const wager = wagerOf({ state: "SETTLED", won: 500n, grantId: "free-bet", purses: [] });
    const aside = { ...freeBet, credit: "pendingBonus" as const };
    const purses = [purse("cash:USD", 900n), purse("pendingBonus:USD", 700n)];
    const correct: Operation = { ...about, kind: "resettle", operationId: "r", result: { payout: 100n } };
    const decision = decide(stateOf({ wager, grant: aside, purses }), correct, now);
    expect(gains(decision)).toEqual({ [promotions]: -400n, [revenue]: 400n });
    expect(decision.answer.owed).toBe(0n);
    expect(decision.settlement).toMatchObject({ won: 100n });
  });

  it("that is restored after a void uses the grant again, if it is left", () => {
    const wager = wagerOf({ state: "VOIDED", returned: 300n, grantId: "free-bet", purses: [] });
    const correct: Operation = { ...about, kind: "resettle", operationId: "r", result: { payout: 500n } };
    const using = (left: number) => {
      const grant = { ...freeBet, left };
      return decide(stateOf({ wager, grant }), correct, now).grantUse;
    };
    expect(using(1)).toEqual({ id: "free-bet", change: 1 });
    expect(using(0)).toBeNull();
    const voided: Operation = { ...correct, result: "void" };
    expect(decide(stateOf({ wager, grant: freeBet }), voided, now).grantUse).toBeNull();
    const lost = wagerOf({ state: "SETTLED", grantId: "free-bet", purses: [] });
    expect(decide(stateOf({ wager: lost, grant: freeBet }), correct, now).grantUse).toBeNull();
  });

  it("corrected to void returns the stake and takes everything else back", () => {
    const wager = wagerOf({ state: "CASHED_OUT", cashedOut: 300n, won: 120n });
    const decision = decide(
      withBonus({ wager }),
      { ...about, kind: "resettle", operationId: "r", result: "void" },
      now,
    );
    expect(gains(decision)).toEqual({ [cash]: 60n, [bonus]: 120n, [revenue]: -180n });
    expect(decision.wager).toMatchObject({ state: "VOIDED", won: 0n, returned: 300n, cashedOut: 0n });
  });
});

describe("a refund", () => {
  const refund: Operation = { ...about, kind: "refund", operationId: "u", refunds: "op" };
  const refunded = {
    outcome: "POSTED",
    type: "BET",
    referenceId: "w1",
    reverses: null,
    contents: null,
    reversedBy: null,
    transfers: [
      {
        from: { playerId: "ann", id: "cash:USD" },
        to: houseAccount("revenueSports", "USD"),
        amountMinor: 100n,
      },
      {
        from: { playerId: "ann", id: "bonus:USD:b" },
        to: houseAccount("revenueSports", "USD"),
        amountMinor: 200n,
      },
    ],
  } as const;

  it("gives each purse its part, or the successor of a bonus that has ended", () => {
    const decision = decide(withBonus({ refunded }), refund, now);
    expect(gains(decision)).toEqual({ [cash]: 100n, [bonus]: 200n, [revenue]: -300n });
    expect(decision.wager).toMatchObject({ state: "VOIDED", staked: 0n, purses: [] });
    const late = withBonus({ refunded, purses: [purse("cash:USD", 0n), ended] });
    expect(gains(decide(late, refund, now))).toEqual({ [cash]: 100n, [promotions]: 200n, [revenue]: -300n });
  });

  it("comes too late for a wager that was cashed out or voided", () => {
    for (const wager of [wagerOf({ cashedOut: 10n }), wagerOf({ state: "VOIDED", returned: 300n })]) {
      expect(decide(withBonus({ refunded, wager }), refund, now).answer.outcome).toBe("WAGER_CLOSED");
    }
  });

  it("is made once", () => {
    const other = { ...refunded, reversedBy: "another" };
    expect(decide(withBonus({ refunded: other }), refund, now).answer.outcome).toBe("ALREADY_REVERSED");
  });
});

it("every state allows the operations of the table, and refuses all others", () => {
  const operations: Operation[] = [
    place(),
    { ...about, kind: "settle", operationId: "x", payout: 10n },
    { ...about, kind: "void", operationId: "x" },
    { ...about, kind: "cashOut", operationId: "x", stake: 300n, payout: 10n },
    { ...about, kind: "resettle", operationId: "x", result: { payout: 10n } },
    { ...about, kind: "pay", operationId: "x", win: 10n, ends: false, fromStudioJackpot: false },
    { ...about, kind: "end" },
  ];
  for (const [state, allowed] of Object.entries(transitions)) {
    if (state === "NONE") continue;
    for (const operation of operations) {
      const before = withBonus({ wager: wagerOf({ state: state as WagerState }) });
      const early = refuseEarly(before, operation);
      const next = (allowed as Record<string, readonly string[]>)[operation.kind];
      if (next === undefined) expect(early?.answer.outcome).toBe("WAGER_CLOSED");
      else {
        expect(early).toBeNull();
        expect(next).toContain(decide(before, operation, now).wager?.state);
      }
    }
  }
});

it("no purse ever pays more than it holds, and every decision sums to zero", () => {
  const amount = fc.bigInt({ min: 0n, max: 1_000n });
  const payout = fc.bigInt({ min: 0n, max: 5_000n });
  const operation = fc.oneof(
    amount.map((stake) => place({ stake })),
    payout.map((sum): Operation => ({ ...about, kind: "settle", operationId: "x", payout: sum })),
    payout.map(
      (sum): Operation => ({ ...about, kind: "resettle", operationId: "x", result: { payout: sum } }),
    ),
    fc.constant<Operation>({ ...about, kind: "resettle", operationId: "x", result: "void" }),
    fc.constant<Operation>({ ...about, kind: "void", operationId: "x" }),
  );
  const history = fc.record({
    own: amount,
    given: amount,
    first: fc.boolean(),
    won: payout,
    returned: amount,
    owed: amount,
  });
  fc.assert(
    fc.property(history, operation, ({ own, given, first, won, returned, owed }, asked) => {
      const purses = [purse("cash:USD", own), purse("bonus:USD:b", given, { spentFirst: first })];
      const decision = decide(stateOf({ purses, wager: wagerOf({ won, returned, owed }) }), asked, now);
      const moved = gains(decision);
      if (decision.answer.outcome === "POSTED") {
        expect(own + (moved[cash] ?? 0n) >= 0n && given + (moved[bonus] ?? 0n) >= 0n).toBe(true);
        expect(decision.answer.balance).toBe(own + given + (moved[cash] ?? 0n) + (moved[bonus] ?? 0n));
      }
      expect(Object.values(moved).reduce((sum, one) => sum + one, 0n)).toBe(0n);
    }),
  );
});
