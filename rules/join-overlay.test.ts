import { expect, it } from "vitest";
import { joinDestination } from "./join-overlay.ts";

it.each([
  ["overlay=join", "/join"],
  ["a=1&overlay=join&b=2&a=3", "/join?a=1&b=2&a=3"],
  ["overlay=login", null],
  ["", null],
])("?%s", (query, destination) => {
  expect(joinDestination(new URLSearchParams(query))).toBe(destination);
});
