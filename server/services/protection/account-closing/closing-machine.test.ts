import { expect, it } from "vitest";
import { type ClosingFacts, type ClosingState, mayBecome, nextStep } from "./closing-machine.ts";

const states = ["WAITING", "PAYING", "HELD", "CLOSED"] as const;
const payouts = [null, "PENDING", "APPROVED", "PAID", "CANCELLED", "DECLINED"] as const;
const facts = (change: Partial<ClosingFacts>): ClosingFacts => ({
  state: "WAITING",
  openWagers: 0,
  cashMinor: 0n,
  pendingMinor: 0n,
  hasTarget: true,
  lastPayout: null,
  ...change,
});

it("waits for wagers, then for payments, pays what is there, and closes without money", () => {
  expect(nextStep(facts({ openWagers: 1, cashMinor: 5n }))).toEqual({ to: "WAITING" });
  expect(nextStep(facts({ pendingMinor: 5n, cashMinor: 5n }))).toEqual({ to: "PAYING" });
  expect(nextStep(facts({ cashMinor: 5n }))).toEqual({ to: "PAYOUT" });
  // A second payout follows, because the first was limited by the payment method's maximum.
  expect(nextStep(facts({ state: "PAYING", cashMinor: 5n, lastPayout: "PAID" }))).toEqual({ to: "PAYOUT" });
  expect(nextStep(facts({ state: "PAYING", lastPayout: "PAID" }))).toEqual({ to: "CLOSED" });
});

it("holds money that has nowhere to go, and never asks twice for a payout that was declined", () => {
  expect(nextStep(facts({ cashMinor: 5n, hasTarget: false }))).toEqual({ to: "HELD", reason: "NO_TARGET" });
  const declined = facts({ state: "PAYING", cashMinor: 5n, lastPayout: "DECLINED" });
  expect(nextStep(declined)).toEqual({ to: "HELD", reason: "PAYOUT_DECLINED" });
});

it("takes only steps that the table allows, closes exactly when nothing is left, in every situation", () => {
  for (const state of states) {
    for (const lastPayout of payouts) {
      for (const openWagers of [0, 1]) {
        for (const cashMinor of [0n, 1n]) {
          for (const pendingMinor of [0n, 1n]) {
            for (const hasTarget of [true, false]) {
              const situation = { state, lastPayout, openWagers, cashMinor, pendingMinor, hasTarget };
              const step = nextStep(situation);
              const ends: ClosingState[] = step.to === "PAYOUT" ? ["PAYING", "HELD"] : [step.to];
              for (const end of ends)
                expect([situation, end, mayBecome(state, end)]).toEqual([situation, end, true]);
              const isEmpty = openWagers === 0 && cashMinor === 0n && pendingMinor === 0n;
              expect(step.to === "CLOSED").toBe(isEmpty);
            }
          }
        }
      }
    }
  }
});
