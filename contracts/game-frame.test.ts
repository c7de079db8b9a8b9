import { expect, test } from "vitest";
import { gameFrameMessages } from "./game-frame.ts";

test("every message has a unique type", () => {
  const types = Object.values(gameFrameMessages).map(({ type }) => type);
  expect(new Set(types).size).toBe(types.length);
});

test.each([
  ["balance", { mode: "real", amount: 12.5, currency: "USD", settled: true }, true],
  ["balance", { mode: "real", amount: "12.5", currency: "USD", settled: true }, false],
  ["navigate", { path: "/account/cashier" }, true],
  ["navigate", { path: "https://elsewhere.example" }, false],
  ["relaunch", { mode: "demo" }, false],
  ["stake", { mode: "real", amount: 5, currency: "USD" }, true],
  ["tile", { action: "select", number: 2 }, true],
  ["tile", { action: "explode" }, false],
] as const)("%s %j", (name, detail, accepted) => {
  expect(gameFrameMessages[name].detail.safeParse(detail).success).toBe(accepted);
});
