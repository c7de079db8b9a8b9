import { expect, it } from "vitest";
import { formatCsv } from "./csv.ts";

it("quotes only what would break a line", () => {
  expect(
    formatCsv(
      ["a", "b"],
      [
        ["x, y", 'say "so"'],
        ["two\nlines", null],
        ["-1.50", 3],
      ],
    ),
  ).toBe('\uFEFFa,b\r\n"x, y","say ""so"""\r\n"two\nlines",\r\n-1.50,3\r\n');
});

it("neutralises formulas that follow another list separator, or use full-width signs", () => {
  expect(formatCsv(["a"], [["x; =1+1"], ["＝1"], ["a;b"]])).toBe("\uFEFFa\r\nx; '=1+1\r\n'＝1\r\na;b\r\n");
});

it("neutralises formulas", () => {
  expect(formatCsv(["a"], [["=1+1"], ["@now"], ["-cmd"], ["+31"]])).toBe(
    "\uFEFFa\r\n'=1+1\r\n'@now\r\n'-cmd\r\n+31\r\n",
  );
});
