import { expect, test } from "vitest";
import { formatPayCell } from "./format-pay-cell.ts";
import { createTranslator } from "./translator.ts";

const t = createTranslator("en", { "games.bet": "Bet" });

test.each([
  [null, "–"],
  [{ word: "games.bet" }, "Bet"],
  [{ count: 5 }, "5"],
  [{ count: 8, to: 9 }, "8–9"],
  [{ count: 7, to: 7 }, "7"],
  [{ times: 10_000 }, "10,000×"],
  [{ times: 0.025 }, "0.025×"],
  // The text must never promise more than is paid.
  [{ times: 1.0199 }, "1.01×"],
  [{ odds: [3, 2] }, "3:2"],
  [{ odds: [0.95, 1] }, "0.95:1"],
  [{ share: 0.495 }, "49.5%"],
  [{ share: 0.000099 }, "0.0099%"],
] as const)("%j is written %s", (cell, text) => {
  expect(formatPayCell(cell === null || !("odds" in cell) ? cell : { odds: [...cell.odds] }, t, "en")).toBe(
    text,
  );
});

test("figures use the language's format", () => {
  expect(formatPayCell({ times: 1234.5 }, t, "es")).toBe("1234,5×");
  expect(formatPayCell({ odds: [0.95, 1] }, t, "fr")).toBe("0,95:1");
});
