import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createClosingTables } from "./closing-tables.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function open() {
  const closed: [string, string | null][] = [];
  const closing: string[][] = [];
  const tables = createClosingTables({
    onClose: (slug, outcome) => closed.push([slug, outcome]),
    onChange: (now) => closing.push([...now]),
  });
  return { tables, closed, closing };
}
const asking = { isAsking: true, isRefused: false };

test("a table without an unanswered bet closes immediately", () => {
  const { tables, closed, closing } = open();
  tables.receive("sic-bo", asking);
  tables.receive("sic-bo", { isAsking: false, isRefused: false });
  expect(tables.close("sic-bo")).toBe(true);
  expect(closed).toEqual([["sic-bo", null]]);
  expect(closing).toEqual([]);
});

test.each([
  [false, null],
  [true, "refused"],
] as const)("a table closes after the answer to its bet; refused: %s", (isRefused, outcome) => {
  const { tables, closed, closing } = open();
  tables.receive("sic-bo", asking);
  expect(tables.close("sic-bo")).toBe(false);
  expect(tables.close("sic-bo")).toBe(false);
  expect(closed).toEqual([]);
  tables.receive("sic-bo", { isAsking: false, isRefused });
  expect(closed).toEqual([["sic-bo", outcome]]);
  expect(closing).toEqual([["sic-bo"], []]);
  vi.runAllTimers();
  expect(closed).toHaveLength(1);
});

test("a table whose bet is not answered closes after a while", () => {
  const { tables, closed } = open();
  tables.receive("sic-bo", asking);
  tables.close("sic-bo");
  vi.advanceTimersByTime(9_999);
  expect(closed).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(closed).toEqual([["sic-bo", "unknown"]]);
});

test("a closing table that would load again is closed, and the player learns that its session has ended", () => {
  const { tables, closed, closing } = open();
  tables.receive("sic-bo", asking);
  tables.close("sic-bo");
  expect(tables.mayReload("sic-bo")).toBe(false);
  expect(closed).toEqual([["sic-bo", "ended"]]);
  expect(closing).toEqual([["sic-bo"], []]);
  vi.runAllTimers();
  expect(closed).toHaveLength(1);
});

test("a table that loads again has no unanswered bet any more, so it closes immediately", () => {
  const { tables, closed } = open();
  tables.receive("sic-bo", asking);
  expect(tables.mayReload("sic-bo")).toBe(true);
  expect(tables.close("sic-bo")).toBe(true);
  expect(closed).toEqual([["sic-bo", null]]);
});

test("leaving the page closes nothing later, and names the tables with unanswered bets", () => {
  const { tables, closed } = open();
  tables.receive("sic-bo", asking);
  tables.receive("live-craps", asking);
  tables.close("sic-bo");
  expect(tables.stop()).toEqual(["sic-bo", "live-craps"]);
  expect(tables.stop()).toEqual([]);
  vi.runAllTimers();
  expect(closed).toEqual([]);
});
