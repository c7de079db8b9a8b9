import { expect, test } from "vitest";
import { type ResultDraft, stateOf } from "./result-draft.ts";

const draft = (change: Partial<ResultDraft> = {}): ResultDraft => ({
  segments: [
    ["1", "0"],
    ["0", "0"],
  ],
  counts: { corners: ["3", "4"] },
  goals: [{ side: "home", player: "p1" }],
  tallies: {},
  ...change,
});

test("a complete draft is a final state", () => {
  expect(stateOf(draft(), null, { hasGoals: true })).toEqual({
    segments: [
      [1, 0],
      [0, 0],
    ],
    elapsed: 1,
    detail: [],
    counts: { corners: [3, 4] },
    goals: [{ side: "home", player: "p1" }],
    ended: true,
  });
});

test.each([
  [draft({ segments: [["", ""]] }), "Enter the score."],
  [draft({ segments: [["1", "x"]] }), "Enter whole numbers for both sides."],
  [draft({ segments: [["1", ""]] }), "Enter whole numbers for both sides."],
  [draft({ goals: [] }), "The score has 1–0 goals; the list has 0–0."],
])("an incomplete draft says what is missing", (given, text) => {
  expect(stateOf(given, null, { hasGoals: true })).toBe(text);
});

test("periods that were not played are left out", () => {
  const state = stateOf(
    draft({
      segments: [
        ["6", "4"],
        ["6", "3"],
        ["", ""],
      ],
      goals: [],
    }),
    null,
    { hasGoals: false, bestOf: { count: 3, many: "sets" } },
  );
  expect(state).toMatchObject({
    segments: [
      [6, 4],
      [6, 3],
    ],
  });
});

test("a match of sets is complete when one side has won most of them", () => {
  const level = draft({
    segments: [
      ["6", "4"],
      ["3", "6"],
    ],
    goals: [],
  });
  const fault = "It's 1–1 in sets, so nobody has won the match yet.";
  expect(stateOf(level, null, { hasGoals: false, bestOf: { count: 3, many: "sets" } })).toBe(fault);
  const drawn = { hasGoals: false, bestOf: { count: 2, many: "maps" } };
  expect(stateOf(level, null, drawn)).toMatchObject({ ended: true });
});

test("players who did not take part are left out of what players scored", () => {
  const rules = { hasGoals: false, hasTallies: true };
  const of = (tallies: ResultDraft["tallies"]) => stateOf(draft({ goals: [], tallies }), null, rules);
  expect(of({ p1: "12", p2: "0", p3: " " })).toMatchObject({ tallies: { p1: 12, p2: 0 } });
  expect(of({ p1: "", p2: "" })).not.toHaveProperty("tallies");
  expect(of({ p1: "many" })).toBe("Enter whole numbers for players.");
});
