import { expect, test } from "vitest";
import { loginReturn } from "./login-return.ts";

test.each([
  ["/account/history?type=BET", "/help", "/account/history?type=BET"],
  [null, "/help", "/help"],
  [null, null, "/"],
  ["https://evil.example/", null, "/"],
  ["//evil.example", "/help", "/help"],
  ["/login?destination=/login", "/help", "/"],
  ["/casino/slots/sevens", null, "/casino/slots/sevens#quickplay_realplay"],
  [null, "/live-casino/roulette/grand", "/live-casino/roulette/grand#quickplay_realplay"],
  [null, "/casino/slots/sevens#quickplay", "/casino/slots/sevens#quickplay_realplay"],
  [null, "/casino/slots", "/casino/slots"],
])("with destination %s and last page %s a login leads to %s", (destination, lastPage, expected) => {
  expect(loginReturn(destination, lastPage)).toBe(expected);
});
