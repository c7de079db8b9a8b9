import { GAME_FRAME_VERSION as version } from "@parlour/contracts/game-frame";
import { expect, it } from "vitest";
import { readFrameMessage } from "./frame-message.ts";
import { GAME_FRAME_VERSION } from "./frame-version.ts";

const frame = {} as Window;
const origin = "http://parlour.example";
const balance = {
  type: "parlour:game:balance",
  version,
  mode: "real",
  amount: 12.5,
  currency: "USD",
  settled: true,
};
const read = (data: unknown, event: { source?: Window; origin?: string } = {}) =>
  readFrameMessage({ data, source: frame, origin, ...event } as MessageEvent, frame, origin);

it("uses the contract's version", () => expect(GAME_FRAME_VERSION).toBe(version));

it("accepts messages of its frame", () => {
  expect(read(balance)).toEqual({ name: "balance", message: balance });
  expect(read({ type: "parlour:game:ready", version, mode: "practice" })?.name).toBe("ready");
  expect(read({ type: "parlour:game:navigate", version, path: "/account" })?.name).toBe("navigate");
  expect(read({ ...balance, type: "parlour:game:stake", settled: undefined })?.name).toBe("stake");
  expect(read({ type: "parlour:game:tile", version, action: "use" })?.name).toBe("tile");
  const asking = { type: "parlour:game:asking", version, isAsking: true, isRefused: false };
  expect(read(asking)?.name).toBe("asking");
});

it.each([
  ["another window", balance, { source: {} as Window }],
  ["another origin", balance, { origin: "http://elsewhere.example" }],
  ["another version", { ...balance, version: version + 1 }, {}],
  ["an unknown type", { ...balance, type: "parlour:game:cheer" }, {}],
  ["an amount that is none", { ...balance, amount: Number.NaN }, {}],
  ["a way out of the site", { type: "parlour:game:navigate", version, path: "//elsewhere.example" }, {}],
  ["a stake that is not a number", { ...balance, type: "parlour:game:stake", amount: "5" }, {}],
  ["an unknown action of a tile", { type: "parlour:game:tile", version, action: "explode" }, {}],
  ["an answer that is neither awaited nor given", { type: "parlour:game:asking", version }, {}],
  ["nothing", null, {}],
  ["a word", "parlour:game:ready", {}],
])("ignores %s", (_what, data, event) => {
  expect(read(data, event)).toBeNull();
});

it("ignores all messages before there is a frame", () => {
  expect(readFrameMessage({ data: balance, source: null, origin } as MessageEvent, null, origin)).toBeNull();
});
