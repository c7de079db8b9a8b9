import { describe, expect, it } from "vitest";
import { normaliseSql } from "./normalise-sql.ts";

describe("normalised SQL", () => {
  it.each([
    ["a line comment", "select 1, -- one\n  2;", "select 1, 2;"],
    ["a comment at the start and at the end", "-- why\nselect 1;\n-- end", "select 1;"],
    ["a comment ended by a carriage return", "select 1 -- one\r, 2;", "select 1 , 2;"],
    ["a block comment", "select/* one */1;", "select 1;"],
    ["nested block comments", "select /* a /* b */ c */ 1;", "select 1;"],
    ["a comment that begins inside an operator", "select 2 */* two */ 3;", "select 2 * 3;"],
    ["white space", "select\n\t 1\r\n;\n", "select 1 ;"],
    ["comments between statements", "select 1;\n-- two\n-- lines\nselect 2;", "select 1; select 2;"],
  ])("leaves out %s", (_, sql, normalised) => {
    expect(normaliseSql(sql)).toBe(normalised);
  });

  it.each([
    ["strings", "select 'a  -- b', 'c /* d */';"],
    ["doubled quotes", "select 'it''s  -- here', ' ''';"],
    ["backslashes in plain strings", "select 'a\\', 'b  -- c';"],
    ["escaped quotes in escape strings", "select e'a\\'  -- b', E'\\\\';"],
    ["a doubled quote in an escape string", "select e'a''\\'  -- b';"],
    ["a type name that ends in e before a string", "select date'2026-01-01\\', '  -- c';"],
    ["quoted names", 'select "a  -- b", "c""  /* d";'],
    ["dollar quotes that are data", "insert into notes values ($$a  -- b$$, $x$ $$  -- c$$ $x$);"],
    ["dollars in names and parameters", "select a$$b, $1, $2;"],
    [
      "bodies in languages where white space counts",
      "create function f() language plpython3u as $$a  -- b$$;",
    ],
  ])("keeps %s", (_, sql) => {
    expect(normaliseSql(sql)).toBe(sql);
  });

  it("continues an escape string on the next line", () => {
    expect(normaliseSql("select E'a'  -- first\n 'b\\'  -- c';")).toBe("select E'a' 'b\\'  -- c';");
  });

  it("includes the bodies of functions and blocks", () => {
    const body = (text: string) => `create function f(a integer) returns text language sql as ${text};`;
    expect(normaliseSql(body("$$\n  -- why\n  select '  -- a'\n$$"))).toBe(body("$$ select '  -- a' $$"));
    expect(normaliseSql("do $x$ begin -- now\n  perform 1; end $x$;")).toBe(
      "do $x$ begin perform 1; end $x$;",
    );
    expect(normaliseSql("create function f() as $$ a /* b */ $$ language plpgsql;")).toBe(
      "create function f() as $$ a $$ language plpgsql;",
    );
  });

  it("keeps strings of a body that are quoted with dollars themselves", () => {
    const block = "do $x$ begin execute $$ select  1 -- one\n$$; end $x$;";
    expect(normaliseSql(block)).toBe(block);
  });

  it("differs when a statement does", () => {
    const body = (text: string) => normaliseSql(`do $$ begin ${text} end $$;`);
    expect(body("perform 1; -- a")).not.toBe(body("-- perform 1;\n"));
    expect(normaliseSql("select 'a b';")).not.toBe(normaliseSql("select 'a  b';"));
    expect(normaliseSql("select a b;")).not.toBe(normaliseSql("select ab;"));
  });
});
