import { expect, test } from "vitest";
// @ts-expect-error: the scripts are JavaScript
import * as references from "./test-references.mjs";

const { expandNumbers, findReferenceFaults, findRequirementFaults, findUntestedRows } = references;

const page = [
  "| 1.1.1-1.1.2 | Refuses. | [login](../../a/login.test.ts): “is refused” |",
  "| 1.2.1 | Hashes. | There are no passwords. |",
].join("\n");
const read = (path: string) => (path === "../../a/login.test.ts" ? 'test("is refused", …' : undefined);

test("a page whose tests all exist has no faults", () => {
  expect(findReferenceFaults(page, read)).toEqual([]);
  expect(findRequirementFaults(page, "1.1.1-1.1.2, 1.2.1")).toEqual([]);
});

test("a renamed test, a removed file and a link without a title are reported", () => {
  expect(findReferenceFaults(page, () => 'test("is allowed", …')).toEqual([
    "../../a/login.test.ts has no test “is refused”",
  ]);
  expect(findReferenceFaults(page, () => undefined)).toEqual(["../../a/login.test.ts does not exist"]);
  expect(findReferenceFaults("[login](../../a/login.test.ts)", read)).toEqual([
    "../../a/login.test.ts is named without a test",
  ]);
});

test("a requirement without a line, with two lines or with an empty one is reported", () => {
  expect(findRequirementFaults(page, "1.2.1-1.2.2")).toEqual(["1.2.2 has no line"]);
  expect(findRequirementFaults(`${page}\n| 1.2.1 | Again. | |`, "1.2.1")).toEqual([
    "1.2.1 has no text or no evidence",
    "1.2.1 has two lines",
  ]);
});

test("a behaviour without a test or a command is reported", () => {
  const rows = [
    "| behaviour | test |",
    "|---|---|",
    "| Transfers never deadlock. | [transfers](../a/transfers.test.ts): “never deadlock” |",
    "| Goodput stays high. | `npm run bench -- overload` |",
    "| Chips count. | [game](../a/game.ts) |",
    "| Toasts fit. | |",
  ].join("\n");
  expect(findUntestedRows(rows)).toEqual([
    "no test is named for “Chips count.”",
    "no test is named for “Toasts fit.”",
  ]);
});

test("ranges stay within a section", () => {
  expect(expandNumbers("7.4.9-7.4.11, 7.5.1")).toEqual(["7.4.9", "7.4.10", "7.4.11", "7.5.1"]);
  expect(() => expandNumbers("7.4.9-7.5.1")).toThrow("spans two sections");
});
