import { expect, test } from "vitest";
import { columnsOf } from "./columns.ts";

type Row = { id: string; note: string | null; amount: bigint; number: number | null };
const row = (change: Partial<Row> = {}): Row => ({
  id: "a",
  note: null,
  amount: 0n,
  number: null,
  ...change,
});

test("a shared value is written once, and different values one by one", () => {
  const same = columnsOf([row(), row()]);
  const different = columnsOf([row(), row({ id: 'b"' })]);
  expect(same.shared(({ id }) => id)).toBe('{"a"}');
  expect(same.each(({ id }) => id)).toBe('{"a","a"}');
  expect(different.shared(({ id }) => id)).toBe('{"a","b\\""}');
  expect(columnsOf<Row>([]).shared(({ id }) => id)).toBe("{}");
});

test("equal times are written once, in the format of the database", () => {
  const times = [new Date("2026-11-19T05:00:00.001Z"), new Date("2026-11-19T05:00:00.001Z")];
  const columns = columnsOf(times);
  expect(columns.shared((time) => time)).toBe('{"2026-11-19T05:00:00.001Z"}');
  expect(columnsOf([...times, new Date("2026-11-19T05:00:00.002Z")]).shared((time) => time)).toBe(
    '{"2026-11-19T05:00:00.001Z","2026-11-19T05:00:00.001Z","2026-11-19T05:00:00.002Z"}',
  );
});

test("a column of nulls is empty, but a zero among them is kept", () => {
  expect(columnsOf([row(), row()]).optional(({ number }) => number)).toBe("{}");
  expect(columnsOf([row(), row({ number: 0 })]).optional(({ number }) => number)).toBe("{NULL,0}");
  expect(columnsOf([row({ note: "x" }), row()]).optional(({ note }) => note)).toBe('{"x",NULL}');
});

test("a column of zero amounts is empty", () => {
  expect(columnsOf([row(), row()]).amounts(({ amount }) => amount)).toBe("{}");
  expect(columnsOf([row(), row({ amount: 5n })]).amounts(({ amount }) => amount)).toBe("{0,5}");
});
