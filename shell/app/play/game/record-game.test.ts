import { afterEach, expect, test, vi } from "vitest";
import { recordGame } from "./record-game.ts";

const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test.each([
  [202, []],
  [200, [["the last game was not saved", 200]]],
  [500, [["the last game was not saved", 500]]],
])("a response of %i to the last game", async (status, logged) => {
  vi.stubGlobal("fetch", async () => Response.json({ ok: true }, { status }));
  await recordGame("session_1", "1202");
  expect(warn.mock.calls).toEqual(logged);
});
