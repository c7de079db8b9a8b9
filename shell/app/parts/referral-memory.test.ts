import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { readArrival } from "./arrival.ts";
import {
  completeReferral,
  holdAffiliateId,
  holdReferral,
  holdReferringSite,
  readReferral,
  rememberReferral,
  rememberReferringSite,
} from "./referral-memory.ts";

const dayMs = 86_400_000;
const came = Date.UTC(2030, 0, 1);
let cookies: string[];
let memory: { sessionStorage: Storage; localStorage: Storage };

function storage(): Storage {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  } as Storage;
}

beforeEach(() => {
  cookies = [];
  memory = { sessionStorage: storage(), localStorage: storage() };
  vi.stubGlobal("window", memory);
  vi.stubGlobal("location", { protocol: "https:" });
  vi.stubGlobal("document", {
    set cookie(text: string) {
      cookies.push(text);
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

function arrive(query = "ref=P1234") {
  holdReferral(readArrival("/", new URLSearchParams(query), came)!);
}

describe("the stored referral source", () => {
  it.each([
    ["40 days, when none are configured", 0, 40 * dayMs],
    ["the configured days", 7, 7 * dayMs],
    ["more days than by default", 90, 90 * dayMs],
    ["40 days, when the setting makes no sense", -1, 40 * dayMs],
  ])("expires after %s", (_name, days, lastMs) => {
    arrive();
    expect(readReferral(days, came + lastMs)).toMatchObject({ affiliateKey: "P1234", type: "PROFILE" });
    expect(readReferral(days, came + lastMs + 1)).toBeUndefined();
    rememberReferral(days);
    // Another tab has only the stored referral, which has expired.
    memory.sessionStorage = storage();
    expect(readReferral(days, came + lastMs)).toMatchObject({ affiliateKey: "P1234", timestamp: came });
    expect(readReferral(days, came + lastMs + 1)).toBeUndefined();
  });

  it("stays in the tab until the visitor consents", () => {
    arrive();
    expect(memory.localStorage.getItem("referral-tracking")).toBeNull();
    expect(cookies).toEqual([]);
  });

  it.each([
    ["forty days", 0, 3_456_000],
    ["the configured days", 7, 604_800],
  ])("is in three cookies for %s", (_name, days, seconds) => {
    holdAffiliateId("42");
    holdReferringSite({ domain: "reviews.example", name: "reviews" });
    holdReferringSite({ domain: "parlour.example", name: "parlour" });
    rememberReferral(days);
    rememberReferringSite(days);
    expect(cookies.map((cookie) => cookie.split(";")[0])).toEqual([
      "affid=42",
      "referring-site-domain=reviews.example",
      "referring-site-name=reviews",
    ]);
    for (const cookie of cookies) expect(cookie.toLowerCase()).toContain(`max-age=${seconds}`);
  });

  it("gets the token's owner from the server, and stays a friend's if a friend shared it", () => {
    arrive("ref=A1&extcmpid=raf_email");
    completeReferral({ affiliateKey: "A1", affiliateId: "affiliate_7" });
    expect(readReferral(0, came)).toMatchObject({ type: "PROFILE", affiliateId: "affiliate_7" });
    completeReferral({ affiliateKey: "A1", affiliateId: "affiliate_8" });
    completeReferral({ affiliateKey: "A2", affiliateId: "affiliate_9" });
    expect(readReferral(0, came)).toMatchObject({ affiliateKey: "A1", affiliateId: "affiliate_7" });
  });

  it("is replaced by a later one, and keeps the affiliate's id while the token is the same", () => {
    arrive("ref=A1&affid=42");
    arrive("ref=A1");
    expect(readReferral(0, came)).toMatchObject({ affiliateKey: "A1", affiliateId: "42" });
    arrive("referral=A2");
    expect(readReferral(0, came)).toMatchObject({ affiliateKey: "A2", affiliateId: null });
  });
});
