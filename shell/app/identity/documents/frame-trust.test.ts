import { describe, expect, test } from "vitest";
import { frameTrust, isResultMessage } from "./frame-trust.ts";

const site = "https://parlour.example";
const frame = {} as Window;
const message = { data: "document-verification-result-home", origin: "null", source: frame };

describe("a frame", () => {
  test.each(["/sandbox/document-provider/verifications/abc?language=fr", `${site}/elsewhere`])(
    "of our own has an opaque origin: %s",
    (url) => {
      expect(frameTrust(url, site)).toEqual({ sandbox: "allow-scripts allow-forms", origin: "null" });
    },
  );

  test("of a provider keeps its origin, and only that origin is accepted", () => {
    const { sandbox, origin } = frameTrust("https://checks.example/page", site);
    expect(origin).toBe("https://checks.example");
    expect(sandbox).toContain("allow-same-origin");
  });
});

describe("a message", () => {
  test("from the frame is accepted", () => {
    expect(isResultMessage(message, frame, "null")).toBe(true);
  });

  test.each([
    ["another window", { ...message, source: {} as Window }],
    ["nobody", { ...message, source: null }],
    ["another origin", { ...message, origin: site }],
    ["the frame, about something else", { ...message, data: "hello" }],
  ])("from %s is ignored", (_who, other) => {
    expect(isResultMessage(other, frame, "null")).toBe(false);
  });

  test("is ignored while there is no frame", () => {
    expect(isResultMessage({ ...message, source: null }, null, "null")).toBe(false);
    expect(isResultMessage(message, undefined, "null")).toBe(false);
  });
});
