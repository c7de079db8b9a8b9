import { expect, test } from "vitest";
import { noticeLeftMs } from "./unplaced-notice.ts";

test.each([
  ["stays until the next round", { phase: "RUNNING", hasChips: false, shownMs: 60_000 }, null],
  ["goes with the first chip", { phase: "BETTING", hasChips: true, shownMs: 100 }, 0],
  ["goes in the next round if it could be read", { phase: "BETTING", hasChips: false, shownMs: 9_000 }, 0],
  ["stays a little longer otherwise", { phase: "BETTING", hasChips: false, shownMs: 2_000 }, 4_000],
])("the notice about cleared chips %s", (_, shown, left) => {
  expect(noticeLeftMs(shown)).toBe(left);
});
