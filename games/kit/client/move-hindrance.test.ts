import { expect, it } from "vitest";
import { moveHindrance } from "./move-hindrance.ts";

it.each([
  ["costs nothing", 0, { balance: 0, promotional: false }, null],
  ["costs nothing in a granted round", 0, { balance: 0, promotional: true }, null],
  ["is just covered", 500, { balance: 500, promotional: false }, null],
  ["is not covered", 501, { balance: 500, promotional: false }, "games.notCovered"],
  ["would mix own money with a grant", 1, { balance: 500, promotional: true }, "games.notGranted"],
])("says what hinders a move that %s", (_what, cost, seat, hindrance) => {
  expect(moveHindrance(cost, seat)).toBe(hindrance);
});
