import { expect, test } from "vitest";
import { redirectOf } from "./page-guard.ts";

const pages = { loggedInPages: ["/account"], anonymousPages: ["/login", "/join"] };
const visit = (address: string, signedIn: boolean) => {
  const { pathname, searchParams } = new URL(address, "https://parlour.example");
  return redirectOf({ path: pathname, query: searchParams, signedIn, ...pages });
};

test.each([
  ["/account", "/login?destination=%2Faccount"],
  ["/account/history?type=BET", "/login?destination=%2Faccount%2Fhistory%3Ftype%3DBET"],
  ["/account.data?_routes=account", "/login?destination=%2Faccount"],
  [
    "/account/security.data?destination=%2Fhelp&_routes=account%2Csecurity",
    "/login?destination=%2Faccount%2Fsecurity%3Fdestination%3D%252Fhelp",
  ],
  ["/accounting", null],
  ["/login?destination=/account", null],
  ["/help", null],
  ["/help?overlay=join&ref=P12", "/join?ref=P12"],
  ["/?overlay=join", "/join"],
  ["/?overlay=other", null],
])("a visitor at %s is redirected to %s", (address, expected) => {
  expect(visit(address, false)).toBe(expected);
});

test.each([
  ["/account", null],
  ["/login", "/"],
  ["/login?destination=%2Faccount%2Fprofile", "/account/profile"],
  ["/login?destination=https%3A%2F%2Fevil.example", "/"],
  ["/login?destination=%2F%2Fevil.example", "/"],
  ["/join?ref=P12", "/"],
  ["/?overlay=join", "/"],
])("a player at %s is redirected to %s", (address, expected) => {
  expect(visit(address, true)).toBe(expected);
});
