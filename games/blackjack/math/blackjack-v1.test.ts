import fc from "fast-check";
import { expect, it } from "vitest";
import { fairStream } from "../../kit/math/fair-stream.ts";
import { dealtCards } from "../../kit/math/testing/dealt-cards.ts";
import { blackjack } from "./blackjack.ts";
import { type BlackjackStateV1, type BlackjackViewV1, blackjackV1 } from "./blackjack-v1.ts";

/** The state of a round as an earlier version of the platform stored it. */
const stored: BlackjackStateV1 = {
  stake: 100,
  dealer: [5, 60],
  hands: [{ cards: [9, 22], stake: 100, finished: false, doubled: false, outcome: null, win: 0 }],
  active: 0,
  insurance: "none",
  insuranceWin: 0,
  done: false,
};

it("continues a stored round of one hand without surrender", () => {
  const view = blackjackV1.view(stored) as BlackjackViewV1;
  expect(view.allowed).toEqual([
    { kind: "hit", cost: 0 },
    { kind: "stand", cost: 0 },
    { kind: "double", cost: 100 },
    { kind: "split", cost: 100 },
  ]);
  const { state, done } = blackjackV1.act!(stored, { kind: "split" }, dealtCards("2S 3S"));
  expect(done).toBe(false);
  expect(Object.keys(state as object).sort()).toEqual(Object.keys(stored).sort());
  expect(state).toMatchObject({ hands: [{ stake: 100 }, { stake: 100 }], active: 0 });
});

it("draws the same cards and pays the same as one hand does today", () => {
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(3), { minLength: 1 }), (nonce, choices) => {
      const seeds = { serverSeed: "5e".repeat(32), clientSeed: "same", nonce };
      const [one, other] = [fairStream(seeds), fairStream(seeds)];
      let past = blackjackV1.begin({ stake: 100 }, one);
      let now = blackjack.begin({ stake: 100 }, other);
      for (let turn = 0; !past.done; turn++) {
        const { allowed } = blackjackV1.view(past.state) as BlackjackViewV1;
        const { kind } = allowed[choices[turn % choices.length]! % allowed.length]!;
        past = blackjackV1.act!(past.state, { kind }, one);
        now = blackjack.act!(now.state, { kind }, other);
      }
      expect({ done: now.done, win: now.win }).toEqual({ done: true, win: past.win });
      expect(now.state.dealer).toEqual(past.state.dealer);
    }),
    { numRuns: 300 },
  );
});
