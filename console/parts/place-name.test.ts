import { expect, test } from "vitest";
import { placeName } from "./place-name.ts";

test.each([
  ["CA-ON", "Canada, Ontario"],
  ["CA-PE", "Canada, Prince Edward Island"],
  ["US-NJ", "United States, New Jersey"],
  ["US-DE", "United States, Delaware"],
  ["DE-BY", "Germany, Bayern"],
  ["AU-NSW", "Australia, New South Wales"],
  ["GB-NIR", "United Kingdom, Northern Ireland"],
  ["FR-75", "France, 75"],
  ["GB", "United Kingdom"],
  ["ontario", "Ontario-style"],
])("%s is shown as %s", (name, shown) => {
  expect(placeName(name)).toBe(shown);
});
