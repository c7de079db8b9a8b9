import { expect, test } from "vitest";
import { isOnPage } from "./is-on-page.ts";

const shows = (pathname: string, search = "", entry = 1) =>
  isOnPage({ tableId: "amber", entry }, { pathname, search });

test("only a page that shows the seat itself needs no alert", () => {
  expect(shows("/poker/tables/amber")).toBe(true);
  expect(shows("/poker/tables/basalt")).toBe(false);
  expect(shows("/poker")).toBe(false);
  expect(shows("/sports")).toBe(false);
});

test("each entry in a pool has its own page", () => {
  expect(shows("/poker/tables/amber", "?entry=2", 1)).toBe(false);
  expect(shows("/poker/tables/amber", "?entry=2", 2)).toBe(true);
  expect(shows("/poker/tables/amber", "", 2)).toBe(false);
});

test("the page with several tables shows those in its address", () => {
  expect(shows("/poker/tiles", "?tables=basalt,amber")).toBe(true);
  expect(shows("/poker/tiles", "?tables=basalt")).toBe(false);
  expect(shows("/poker/tiles")).toBe(false);
});
