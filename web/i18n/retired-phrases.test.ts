import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const root = new URL("../../", import.meta.url).pathname;

/** Phrases that read like a translation and have been replaced by more natural ones. */
const retired = [
  "The least is",
  "passes your limit",
  "Get out",
  "Gone at",
  "It flies",
  "Nothing has moved",
  "Your deposit is in",
  "Valid until",
  "Write on the transfer",
  "The same PIN again",
  "Take this offer",
  "Give it up",
  "and it is your own",
  "To the wheel",
  "Played lately",
  "Asked at the door",
  "So many of a symbol",
  "Whom are you looking for",
  "Somebody else was faster",
  "somebody else meanwhile",
  "Taken back",
  "Many people are here",
  "validate your phone",
  "Put live",
  "Make export",
  "export is being made",
  "Right result",
  "Move the off",
  "Smallest pot",
  "Only at these brands",
  "The player reads this text",
  "cannot be undone",
];

function filesBelow(folder: string, pattern: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((file) => pattern.test(file) && !/node_modules|build|\.test\./.test(file))
    .map((file) => join(root, folder, file));
}

it("players and operators see none of the retired phrases", () => {
  const files = [
    ...filesBelow("languages/en", /\.json$/),
    ...filesBelow("console", /\.tsx?$/),
    ...filesBelow("embedded", /\.tsx$/),
  ];
  const found = files.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return retired.filter((phrase) => text.includes(phrase)).map((phrase) => `${file}: ${phrase}`);
  });
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
