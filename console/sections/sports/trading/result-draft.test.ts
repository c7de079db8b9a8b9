import { expect, test } from "vitest";
import { type ResultDraft, stateOf } from "./result-draft.ts";

const draft = (change: Partial<ResultDraft> = {}): ResultDraft => ({
  segments: [
    ["1", "0"],
    ["0", "0"],
  ],
  counts: { corners: ["3", "4"] },
  goals: [{ side: "home", player: "p1" }],
  ...change,
});

test("a complete draft is a final state", () => {
  expect(stateOf(draft(), null, true)).toEqual({
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
  expect(stateOf(given, null, true)).toBe(text);
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
    false,
  );
  expect(state).toMatchObject({
    segments: [
      [6, 4],
      [6, 3],
    ],
  });
});
