import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { launchGame } from "./launch-game.ts";

const screen = { innerWidth: 1280, matchMedia: () => ({ matches: false }) };
const launch = {
  gameId: "1202",
  currencyCode: "USD",
  language: "en",
  returnPath: "/casino/instant-games/dice",
};
const asked: { url: URL; headers: Headers }[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("window", screen);
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit) => {
    asked.push({ url: new URL(address, "http://parlour.example"), headers: new Headers(headers) });
    return Response.json({ url: "/games/dice?token=1" });
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  ["real", "/services/games-integration-service/api/v1/games/1202/url"],
  ["practice", "/services/games-integration-service/api/v1/games/1202/practice/url"],
] as const)("calls the games integration for %s play", async (mode, path) => {
  expect(await launchGame({ ...launch, mode, isGamesIntegrationEnabled: true })).toBe("/games/dice?token=1");
  const { url } = asked[0]!;
  expect(url.pathname).toBe(path);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    channelType: "DESKTOP",
    currencyCode: "USD",
    language: "en",
    mode,
    integrationParams: JSON.stringify({ returnPath: launch.returnPath }),
  });
});

it.each(["real", "practice"] as const)(
  "calls the lobby while the integration is off, for %s play",
  async (mode) => {
    await launchGame({ ...launch, mode, isGamesIntegrationEnabled: false });
    const { url, headers } = asked[0]!;
    expect(url.pathname).toBe("/services/casino/casino-lobby-services/v1/games/1202/url");
    expect(url.searchParams.get("mode")).toBe(mode);
    expect(headers.get("x-channel")).toBe("DESKTOP");
  },
);
