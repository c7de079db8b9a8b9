import { expect, test } from "vitest";
import type { BlackjackView } from "../math/state.ts";
import { planDeal, STEP_MS } from "./deal-plan.ts";

type Hands = Record<number, string[]>;

/** A view with the hands of each seat; a seat with several hands is written as `{ 1: ["8S 2C", "8H"] }`. */
const view = (dealer: (string | null)[], hands: Hands, active: number | null = 0): BlackjackView => ({
  dealer: { cards: dealer, total: 0, soft: false, blackjack: false },
  seats: Object.keys(hands).map((seat) => ({
    seat: Number(seat),
    stake: 100,
    sides: [],
    insurance: { state: "none", stake: 50, win: 0 },
  })),
  hands: Object.entries(hands).flatMap(([seat, all]) =>
    all.map((cards) => ({
      seat: Number(seat),
      cards: cards.split(" "),
      total: 0,
      soft: false,
      stake: 100,
      doubled: false,
      finished: false,
      outcome: null,
      win: 0,
    })),
  ),
  active,
  allowed: [],
  done: false,
});

test("the opening deal goes around the table twice, from the first hand to the dealer", () => {
  const { delays } = planDeal(null, view(["9H", null], { 1: ["AS 9S"], 4: ["KD 2C"] }));
  expect([...delays.keys()]).toEqual([
    "hand-0-0",
    "hand-1-0",
    "dealer-0",
    "hand-0-1",
    "hand-1-1",
    "dealer-1",
  ]);
});

test("the dealer's cards come after the player's, and the hole card is turned over before them", () => {
  const before = view(["9H", null], { 1: ["AS 2S"] });
  const { delays } = planDeal(before, view(["9H", "2D", "5C"], { 1: ["AS 2S 9D"] }, null));
  expect(delays).toEqual(
    new Map([
      ["hand-0-2", 0],
      ["dealer-2", 2 * STEP_MS],
    ]),
  );
});

test("a split deals one card to each new hand, and the hands after it stay", () => {
  const before = view(["9H", null], { 1: ["8S 8H"], 2: ["KD 2C"] });
  const { delays } = planDeal(before, view(["9H", null], { 1: ["8S 2C", "8H 3D"], 2: ["KD 2C"] }));
  expect([...delays.keys()]).toEqual(["hand-0-1", "hand-1-1"]);
});
