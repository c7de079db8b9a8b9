import { describe, expect, test } from "vitest";
import { formatSetCookie, readCookie } from "./cookies.ts";

describe("readCookie", () => {
  test.each([
    ["session=abc", "session", "abc"],
    ["a=1; session=abc; b=2", "session", "abc"],
    ["xsession=no; session=yes", "session", "yes"],
    ["a=1;session=abc", "session", "abc"],
    ["LANG=zh%2DHans", "LANG", "zh-Hans"],
    ['LANG="fr"', "LANG", "fr"],
    ["LANG=%E0%A4%A", "LANG", "%E0%A4%A"],
    ["session=", "session", ""],
    ["sessio", "session", undefined],
    ["", "session", undefined],
    [undefined, "session", undefined],
  ])("%s, %s: %s", (header, name, value) => {
    expect(readCookie(header, name)).toBe(value);
  });
});

describe("formatSetCookie", () => {
  test("is hidden from scripts and other sites by default", () => {
    expect(formatSetCookie({ name: "session", value: "a b", maxAgeSeconds: 60 }, true)).toBe(
      "session=a%20b; Path=/; SameSite=Lax; Max-Age=60; HttpOnly; Secure",
    );
    expect(formatSetCookie({ name: "st", value: "CA-ON", httpOnly: false }, false)).toBe(
      "st=CA-ON; Path=/; SameSite=Lax",
    );
  });
});
