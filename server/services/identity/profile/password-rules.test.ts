import { describe, expect, it } from "vitest";
import { checkNewPassword } from "./password-rules.ts";

const owner = {
  email: "rosalind@example.org",
  nickname: "nightowl",
  firstName: "Rosalind",
  lastName: "Okafor",
};

describe("checkNewPassword", () => {
  it.each([
    ["Parlour-demo-1", undefined],
    ["owls hunt at night 7", undefined],
    ["password1234", "PASSWORD_BREACHED"],
    ["aabbaabbaabb", "PASSWORD_TOO_WEAK"],
    ["rosalind-owl", "PASSWORD_TOO_WEAK"],
    ["Nightowl77!x", "PASSWORD_TOO_WEAK"],
    ["rosalind@example.org1", "PASSWORD_TOO_WEAK"],
    ["okafor-hides-in-plain-sight", undefined],
  ])("%s: %s", (password, expected) => {
    expect(checkNewPassword(password, owner)).toBe(expected);
  });
});
