import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

// Operators compare times across pages, so a time zone is named in one way: "(UTC)" or "(your time)" after the label.
const otherWords = /\bin UTC\b|local time|in your time zone|time zone of your/i;

test("time zones are named in the same way on every page", () => {
  const files = globSync("{app,parts,sections}/**/*.tsx", { cwd: import.meta.dirname });
  expect(files.length).toBeGreaterThan(200);
  const found = files.filter((file) => {
    const code = readFileSync(`${import.meta.dirname}/${file}`, "utf8");
    return otherWords.test(code.replaceAll(/\/\*.*?\*\/|^\s*\/\/[^\n]*/gms, ""));
  });
  expect(found).toEqual([]);
});
