import type { LiveBet } from "@parlour/contracts/sockets/live-table";
import { expect, it } from "vitest";
import { assignBets, type BetPlace } from "./assign-bets.ts";

const bet = (id: string, state: LiveBet["state"] = "PLACED"): LiveBet => ({
  id,
  round: 1,
  name: "A•••",
  practice: false,
  currency: "USD",
  stake: 1,
  bet: {},
  choices: [],
  state,
  leftAt: null,
  win: 0,
});
const idsOf = (mine: LiveBet[], places: [string, BetPlace][] = []) =>
  assignBets(mine, new Map(places)).map((each) => each?.id ?? null);

it("leaves a bet in the place that it was placed from", () => {
  expect(idsOf([bet("b")], [["b", 1]])).toEqual([null, "b"]);
  expect(
    idsOf(
      [bet("b"), bet("a")],
      [
        ["b", 1],
        ["a", 0],
      ],
    ),
  ).toEqual(["a", "b"]);
});

it("fills the free places with bets from before a reload, in their order", () => {
  expect(idsOf([bet("x"), bet("y"), bet("z")])).toEqual(["x", "y"]);
  expect(idsOf([bet("x"), bet("a")], [["a", 0]])).toEqual(["a", "x"]);
});

it("frees the place of a withdrawn bet", () => {
  const places: [string, BetPlace][] = [
    ["a", 0],
    ["b", 0],
  ];
  expect(idsOf([bet("a", "REFUNDED")], places)).toEqual([null, null]);
  expect(idsOf([bet("a", "REFUNDED"), bet("b")], places)).toEqual(["b", null]);
});
