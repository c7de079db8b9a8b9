import { describe, expect, it, test } from "vitest";
import { readArrival, readReferringSite } from "./arrival.ts";

const arrive = (address: string) => {
  const { pathname, searchParams } = new URL(address, "https://parlour.example");
  return readArrival(pathname, searchParams, 1_000);
};

describe("a landing URL", () => {
  it.each([
    ["/?myafftoken=A1&referral=A2&ref=A3", "A1", "AFFILIATE"],
    ["/casino?referral=A2&ref=A3", "A2", "AFFILIATE"],
    ["/welcome/P12345678?ref=A3", "A3", "AFFILIATE"],
    ["/welcome/P12345678", "P12345678", "PROFILE"],
    ["/welcome/P123456789", "P123456789", "AFFILIATE"],
    ["/?ref=P1", "P1", "PROFILE"],
    ["/?ref=A1&extcmpid=raf_email", "A1", "PROFILE"],
    ["/?ref=A1&extcmpid=spring", "A1", "AFFILIATE"],
  ])("%s contains %s, a token of %s", (address, affiliateKey, type) => {
    expect(arrive(address)).toMatchObject({ affiliateKey, type, timestamp: 1_000 });
  });

  it("contains the sharing method, the campaign and the affiliate", () => {
    expect(arrive("/?ref=P1")).toMatchObject({
      sharingMethod: "WORD_OF_MOUTH",
      campaign: "",
      affiliateId: null,
    });
    expect(arrive("/?ref=P1&extcmpid=raf_qr")).toMatchObject({ sharingMethod: "raf_qr", campaign: "raf_qr" });
    expect(arrive("/?ref=A1&extcmpid=spring&affid=42")).toMatchObject({
      sharingMethod: "WORD_OF_MOUTH",
      campaign: "spring",
      affiliateId: "42",
    });
    expect(arrive("/?ref=A1&extcmpid=%3Cb%3E")).toMatchObject({ campaign: "" });
  });

  it("without a token is not a referral", () => {
    expect(arrive("/?affid=42")).toBeUndefined();
    expect(arrive("/welcome")).toBeUndefined();
  });
});

test.each([
  ["https://www.reviews.example/games?x=1", { domain: "reviews.example", name: "reviews" }],
  ["https://parlour.example/help", undefined],
  ["", undefined],
  ["about:blank", undefined],
])("the source of a visitor from %s is %o", (referrer, site) => {
  expect(readReferringSite(referrer, "parlour.example")).toEqual(site);
});
