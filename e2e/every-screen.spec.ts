import { cashierPages } from "../shell/app/money/cashier/cashier-pages.ts";
import { isNarrowJourney, narrowPages, narrowPaths, opensRoute, shellScreens } from "./narrow-pages.ts";
import { expect, test } from "./own-stack.ts";

// These tests compare lists and open no page.

test("Players 13: every screen of the shell is checked at 360 px", { tag: "@desk" }, () => {
  expect(Object.keys(narrowPages).sort()).toEqual(shellScreens().sort());
  const player = narrowPaths("player");
  expect(Object.keys(cashierPages).filter((path) => !player.includes(path))).toEqual([]);
});

test("the addresses and journeys of every screen exist", { tag: "@desk" }, () => {
  const wrong = Object.entries(narrowPages).flatMap(([route, page]) => {
    if ("unseen" in page) return [];
    if ("journey" in page) return isNarrowJourney(page.journey) ? [] : [`${route}: ${page.journey}`];
    const paths = [...(page.visitor ?? []), ...(page.player ?? [])];
    return paths.length === 0 ? [route] : paths.filter((path) => !opensRoute(path, route));
  });
  expect(wrong).toEqual([]);
});
