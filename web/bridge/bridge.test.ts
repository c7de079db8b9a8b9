import { BRIDGE_VERSION, bridgeEvents } from "@parlour/contracts/bridge";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { listen, send } from "./events.ts";
import { publish, request, respondTo } from "./requests.ts";

beforeAll(() => vi.stubGlobal("window", new EventTarget()));
afterAll(() => vi.unstubAllGlobals());

const balances = [{ type: "Playable" as const, amount: 12.5, currency: "USD" }];

test("delivers messages with their version until the listener stops", () => {
  const received: unknown[] = [];
  const stop = listen("navigate", (detail) => received.push(detail));
  send("navigate", { path: "/account" });
  stop();
  send("navigate", { path: "/help" });
  expect(received).toEqual([{ version: BRIDGE_VERSION, path: "/account", replace: false }]);
});

test("ignores another version, an invalid message and another site's URL", () => {
  const received: unknown[] = [];
  const stop = listen("navigate", (detail) => received.push(detail));
  const { type } = bridgeEvents.navigate;
  for (const detail of [
    { version: BRIDGE_VERSION + 1, path: "/account" },
    { version: BRIDGE_VERSION, path: "https://elsewhere.example/" },
    { version: BRIDGE_VERSION },
    null,
    "text",
  ]) {
    window.dispatchEvent(new CustomEvent(type, { detail }));
  }
  stop();
  expect(received).toEqual([]);
  expect(() => send("navigate", { path: "elsewhere" })).toThrow();
});

test("matches each response to its request by id", async () => {
  let count = 0;
  const stop = respondTo("balancesRequested", () => balances.map((one) => ({ ...one, amount: ++count })));
  const answers = await Promise.all([request("balancesRequested"), request("balancesRequested")]);
  stop();
  expect(answers.map((list) => list?.[0]?.amount)).toEqual([1, 2]);
});

test("a failing or missing responder returns null", async () => {
  const stop = respondTo("loyaltyRequested", () => Promise.reject(new Error("away")));
  expect(await request("loyaltyRequested")).toBeNull();
  stop();
  expect(await request("loyaltyRequested", 10)).toBeNull();
});

test("a broadcast reaches every subscriber and answers no request", async () => {
  const received: unknown[] = [];
  const stop = listen("balances", ({ requestId, payload }) => received.push([requestId, payload]));
  const asked = request("balancesRequested", 20);
  publish("balancesRequested", balances);
  expect(await asked).toBeNull();
  stop();
  expect(received).toEqual([[null, balances]]);
});
