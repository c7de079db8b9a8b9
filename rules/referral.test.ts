import { describe, expect, it } from "vitest";
import { affiliateCookieAgeSeconds, findReferralToken, isReferralExpired, referralType } from "./referral.ts";

describe("referralType", () => {
  it.each([
    ["P12345678", undefined, "PROFILE"],
    ["P123456789", undefined, "AFFILIATE"],
    ["P", undefined, "PROFILE"],
    ["p123", undefined, "AFFILIATE"],
    ["A123", undefined, "AFFILIATE"],
    ["A123", "raf_email", "PROFILE"],
    ["A123", "WORD_OF_MOUTH", "AFFILIATE"],
    ["A123", "xraf", "AFFILIATE"],
    ["A123", "raf", "PROFILE"],
    ["A123", "RAF_EMAIL", "AFFILIATE"],
    ["P123456789", "raf_link", "PROFILE"],
    ["P12345678", "WORD_OF_MOUTH", "PROFILE"],
  ])("%s by %s", (token, sharingMethod, type) => {
    expect(referralType(token, sharingMethod)).toBe(type);
  });
});

describe("findReferralToken", () => {
  it.each([
    ["/", "myafftoken=a&referral=b&ref=c", "a"],
    ["/", "ref=c&referral=b", "b"],
    ["/welcome/w", "ref=c", "c"],
    ["/welcome/w", "", "w"],
    ["/welcome/w/more", "", "w"],
    ["/welcome/w%20x", "", "w x"],
    ["/welcome/%E0%A4%A", "", undefined],
    ["/welcome/", "", undefined],
    ["/welcome", "", undefined],
    ["/", "myafftoken=&ref=c", "c"],
    ["/", "", undefined],
  ])("%s?%s", (path, query, token) => {
    expect(findReferralToken(path, new URLSearchParams(query))).toBe(token);
  });
});

/** Every combination of the four sources of a referral token, in any order. */
describe("precedence", () => {
  const places = ["myafftoken", "referral", "ref", "welcome"];
  const subsets = Array.from({ length: 16 }, (_, bits) =>
    places.filter((_place, index) => bits & (1 << index)),
  );
  it.each(subsets.map((named) => [named.join(", ") || "nothing", named] as const))(
    "of %s",
    (_name, named) => {
      const query = named.filter((place) => place !== "welcome").map((place) => `${place}=from-${place}`);
      const path = named.includes("welcome") ? "/welcome/from-welcome" : "/casino";
      for (const order of [query, query.toReversed()]) {
        const token = findReferralToken(path, new URLSearchParams(order.join("&")));
        expect(token).toBe(named[0] && `from-${named[0]}`);
      }
    },
  );
});

describe("isReferralExpired", () => {
  const day = 86_400_000;
  it.each([
    [40 * day, undefined, false],
    [40 * day + 1, undefined, true],
    [2 * day, 1, true],
    [day, 1, false],
    [40 * day, 0, false],
    [40 * day + 1, -3, true],
    [-day, 1, false],
  ])("after %i ms with %s days", (ageMs, days, expired) => {
    expect(isReferralExpired(1_000, 1_000 + ageMs, days)).toBe(expired);
  });
});

it("keeps the affiliate cookie for forty days or as configured", () => {
  expect(affiliateCookieAgeSeconds()).toBe(3_456_000);
  expect(affiliateCookieAgeSeconds(7)).toBe(604_800);
  expect(affiliateCookieAgeSeconds(0)).toBe(3_456_000);
});
