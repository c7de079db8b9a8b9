import { expect, it } from "vitest";
import { sqlFunctions } from "./sql-functions.ts";

it("counts the lines of every function of a file, but not the comments before it", () => {
  const sql = [
    "-- Adds two numbers.",
    "create or replace function ledger.add(a int, b int) returns int",
    "language sql as $$ select a + b $$;",
    "",
    "create or replace function ledger.twice(a int) returns int",
    "language plpgsql",
    "as $body$",
    "begin",
    "  return (select $$2$$::int * a);",
    "end $body$;",
  ].join("\n");
  expect(sqlFunctions(sql)).toEqual([
    { name: "ledger.add", lines: 2 },
    { name: "ledger.twice", lines: 6 },
  ]);
});
