import { describe, expect, it } from "vitest";
import { BRIDGE_VERSION, bridgeEvents, bridgeRequests } from "./bridge.ts";

const version = BRIDGE_VERSION;

describe("bridge events", () => {
  it("have unique types that name the receiving side", () => {
    const events = Object.values(bridgeEvents);
    expect(new Set(events.map(({ type }) => type)).size).toBe(events.length);
    for (const { type, to } of events) expect(type.startsWith(`parlour:${to}:`)).toBe(true);
  });

  it("have responses in the opposite direction", () => {
    for (const [asked, answered] of Object.entries(bridgeRequests)) {
      expect(bridgeEvents[asked as keyof typeof bridgeRequests].to).toBe("shell");
      expect(bridgeEvents[answered].to).toBe("embedded");
    }
  });

  it.each([
    [
      "mount",
      { version, elementId: "cashier", path: "/account/cashier", session: null, language: "en" },
      true,
    ],
    ["mount", { version: 0, elementId: "cashier", path: "/sports", session: null, language: "en" }, false],
    ["navigate", { version, path: "/casino?x=1#y" }, true],
    ["navigate", { version, path: "https://elsewhere.example" }, false],
    ["navigate", { version, path: "//elsewhere.example" }, false],
    ["navigate", { version, path: "/\\elsewhere.example" }, false],
    ["navigate", { version, path: "javascript:alert(1)" }, false],
    ["error", { version, status: 404, path: "/sports/x" }, true],
    ["error", { version, status: 200, path: "/sports/x" }, false],
    ["balancesRequested", { version, requestId: "1" }, true],
    ["balancesRequested", { version }, false],
    ["balances", { version, requestId: null, payload: null }, true],
    ["balances", { version, requestId: "1", payload: [{ type: "Total", amount: 1, currency: "USD" }] }, true],
    [
      "balances",
      { version, requestId: "1", payload: [{ type: "Purse", amount: 1, currency: "USD" }] },
      false,
    ],
  ] as const)("%s %j", (name, detail, accepted) => {
    expect(bridgeEvents[name].detail.safeParse(detail).success).toBe(accepted);
  });
});
