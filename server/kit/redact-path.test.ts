import { describe, expect, it } from "vitest";
import { redactPath } from "./redact-path.ts";

describe("a logged path", () => {
  it.each([
    [
      "/services/wallet-gateway/v1/profiles/Hn3x-9/balances",
      "/services/wallet-gateway/v1/profiles/[redacted]/balances",
    ],
    ["/services/profile/v1/profiles/Hn3x-9", "/services/profile/v1/profiles/[redacted]"],
    ["/services/profile/v1/profiles", "/services/profile/v1/profiles"],
    ["/services/profile/v1/profiles/", "/services/profile/v1/profiles/"],
    [
      "/api/v1/document-verification-status/profile/Hn3x-9?documentType=ID_DOCUMENT",
      "/api/v1/document-verification-status/profile/[redacted]?documentType",
    ],
    [
      "/services/casino-integration/v1/promotional-spins/players/Hn3x-9/playable",
      "/services/casino-integration/v1/promotional-spins/players/[redacted]/playable",
    ],
    [
      "/services/profile/v1/validated-phones/profile/Hn3x-9",
      "/services/profile/v1/validated-phones/profile/[redacted]",
    ],
    ["/services/referral/v1/profiles/tracking/P123", "/services/referral/v1/profiles/tracking/[redacted]"],
    ["/services/profile/v1/account-locks/abc", "/services/profile/v1/account-locks/[redacted]"],
    ["/services/login-service/v1/password-reset/abc", "/services/login-service/v1/password-reset/[redacted]"],
    [
      "/services/profile/v1/validated-phones/5550100/profile/Hn3x-9",
      "/services/profile/v1/validated-phones/[redacted]/profile/[redacted]",
    ],
    ["/services/profile/v1/email-confirmations/abc", "/services/profile/v1/email-confirmations/[redacted]"],
    ["/a/%70rofiles/Hn3x-9/b", "/a/%70rofiles/[redacted]/b"],
    ["/a/profiles//Hn3x-9/b", "/a/profiles//[redacted]/b"],
    ["/login?destination=/x&token=abc", "/login?destination&token"],
    ["/%zz/profiles/Hn3x-9", "/%zz/profiles/[redacted]"],
    ["/casino/slots/lucky-lamp", "/casino/slots/lucky-lamp"],
  ])("of %s is %s", (url, logged) => {
    expect(redactPath(url)).toBe(logged);
  });
});
