import { expect, test } from "vitest";
import { kindOf, kindWords } from "./audit-entry.ts";

test("a check that was made is no change, and a refused one is refused", () => {
  const wordOf = (entry: Parameters<typeof kindOf>[0]) => kindWords[kindOf(entry)];
  expect(wordOf({ outcome: "DONE", isCheck: false })).toBe("Change");
  expect(wordOf({ outcome: "DONE", isCheck: true })).toBe("Check");
  expect(wordOf({ outcome: "REFUSED", isCheck: true })).toBe("Refused");
});
