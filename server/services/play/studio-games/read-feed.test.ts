import { describe, expect, it } from "vitest";
import { readFeed } from "./read-feed.ts";

const texts = {
  title: "Pearl Reef",
  picture: "A reef",
  description: "Pearls.",
  rules: ["Spin."],
  facts: [{ label: "Reels", value: "5" }],
};
const game = {
  id: "pearl-reef",
  kind: "slots",
  features: ["free-spins"],
  volatility: "high",
  returnToPlayer: 96.1,
  maximumWin: 5_000,
  hitRate: 24.5,
  hasPractice: true,
  stakes: { min: 0.2, max: 100, default: 1 },
  languages: ["en"],
  releasedAt: "2026-10-01",
  texts: { en: texts },
  art: { card: "a".repeat(64), wide: "b".repeat(64) },
};
const read = (games: unknown, isOwn = (_slug: string) => false) => readFeed("acme", { games }, isOwn);

describe("a studio's feed", () => {
  it("is refused as a whole only if it is no feed", () => {
    expect(readFeed("acme", { items: [] }, () => false)).toBeUndefined();
    expect(readFeed("acme", "<html>", () => false)).toBeUndefined();
    expect(read(Array.from({ length: 501 }, () => game))).toBeUndefined();
  });

  it("gives each game an address with the studio's name", () => {
    expect(read([game])?.games.map(({ slug }) => slug)).toEqual(["acme-pearl-reef"]);
  });

  it("leaves out invalid games with the reason, and keeps the others", () => {
    const bad = { ...game, id: "bad", returnToPlayer: 130 };
    const found = read([bad, game, "nonsense"])!;
    expect(found.games).toHaveLength(1);
    expect(found.refused.map(({ game }) => game)).toEqual(["bad", "entry 3"]);
    expect(found.refused[0]!.problem).toContain("returnToPlayer");
  });

  it.each([
    ["markup", "<img src=x onerror=alert(1)>"],
    ["control characters", "Pearl\u0007"],
    ["characters that turn the direction of text", "Pearl \u202egniod"],
    ["nothing", "  "],
    ["too much", "P".repeat(41)],
  ])("refuses a title with %s", (_what, title) => {
    expect(read([{ ...game, texts: { en: { ...texts, title } } }])?.games).toEqual([]);
  });

  it.each([
    ["an id with a path", { id: "../admin" }],
    ["a field that we do not know", { script: "x" }],
    ["features of live tables", { features: ["dealer"] }],
    ["a default stake outside its limits", { stakes: { min: 1, max: 2, default: 5 } }],
    ["no English texts", { texts: { fr: texts } }],
    ["a picture without a hash", { art: { card: "x", wide: "b".repeat(64) } }],
  ])("refuses %s", (_what, change) => {
    const found = read([{ ...game, ...change }])!;
    expect([found.games.length, found.refused.length]).toEqual([0, 1]);
  });

  it("refuses repeated ids and addresses of our own games", () => {
    const twice = read([game, game])!;
    expect([twice.games.length, twice.refused.length]).toEqual([1, 1]);
    expect(read([game], (slug) => slug === "acme-pearl-reef")?.games).toEqual([]);
  });
});
