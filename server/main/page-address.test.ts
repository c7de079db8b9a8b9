import { expect, test } from "vitest";
import { withoutUnknownKeys } from "./page-address.ts";

test("Money 10: query keys that no page reads don't split the cache, with any overlay but the join page's", () => {
  expect(withoutUnknownKeys("/casino?x=1")).toBe("/casino");
  for (const overlay of ["anything", "Join", "login", ""])
    expect(withoutUnknownKeys(`/casino?overlay=${overlay}&x=${Math.random()}`)).toBe("/casino");
  expect(withoutUnknownKeys("/casino?overlay=other&page=2&x=1")).toBe("/casino?page=2");
  expect(withoutUnknownKeys("/casino?overlay=other&overlay=join&x=1")).toBe("/casino");
});

test("a link to the join page keeps all its keys, which are passed on", () => {
  expect(withoutUnknownKeys("/?overlay=join&utm_source=mail&x=1")).toBe("/?overlay=join&utm_source=mail&x=1");
});

test("a URL that has only known keys stays as it is", () => {
  for (const url of ["/help", "/casino?page=2", "/casino?sub=classic&page=3"])
    expect(withoutUnknownKeys(url)).toBe(url);
});
