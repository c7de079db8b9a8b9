import { expect, test } from "vitest";
import { rankingStateOf } from "./ranking-draft.ts";

test("equal ranks are a tie, and participants without one did not take part", () => {
  const state = rankingStateOf({ ash: "2", elm: "1", fir: " 2 ", oak: "4", yew: "" });
  expect(state).toMatchObject({ ended: true, ranking: [["elm"], ["ash", "fir"], ["oak"]] });
});

test.each([
  [{ ash: "", elm: "" }, "Enter the final ranks."],
  [{ ash: "1", elm: "x" }, "Enter ranks as whole numbers, starting at 1."],
  [{ ash: "2", elm: "3" }, "Enter who came first."],
])("names what is missing in %o", (draft, text) => {
  expect(rankingStateOf(draft)).toBe(text);
});
