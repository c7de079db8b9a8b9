import { readdirSync, readFileSync } from "node:fs";
import { languageCodes } from "@parlour/contracts/languages";
import { sideMaxOf, stakeLimitsOf } from "@parlour/rules/stake-limits";
import { expect, it } from "vitest";
import { createRegistry, mathOf } from "./registered-game.ts";
import { loadRegistry } from "./registry.ts";

const registry = (await loadRegistry()).all;

/** Stored rounds refer to games by these ids, so a release never changes them. */
const releasedIds = [
  "1001 roulette",
  "1002 american-roulette",
  "1003 blackjack",
  "1004 baccarat",
  "1101 jacks-or-better",
  "1102 deuces-wild",
  "1201 keno",
  "1202 dice",
  "1203 mines",
  "1204 plinko",
  "1205 hi-lo",
  "1206 crash",
  "1301 live-roulette",
  "1302 live-american-roulette",
  "1303 live-french-roulette",
  "1304 spark-roulette",
  "1305 live-baccarat",
  "1306 dragon-tiger",
  "1307 sic-bo",
  "1308 money-wheel",
  "1310 vip-roulette",
  "1311 salon-roulette",
  "1331 horse-race",
  "1340 live-craps",
  "1341 live-blackjack",
  "1342 live-holdem",
  "1343 seven-seat-blackjack",
  "1350 studio-roulette",
  "1401 sevens",
  "1402 midnight-conservatory",
  "1403 the-gilded-lift",
  "1404 crown-and-key",
  "1405 masquerade-row",
  "1406 opal-express",
  "1407 pearl-diver",
  "1408 the-clockmaker",
  "1409 nine-lanterns",
  "1410 comet-club",
  "1411 brass-orchard",
  "1412 crystal-seam",
  "1601 three-card-poker",
  "1602 casino-war",
  "1603 red-dog",
  "1604 crown-jewels",
  "1610 casino-holdem",
  "1611 bonus-poker",
  "1612 double-double-bonus",
  "1613 joker-poker",
  "1614 craps",
  "1615 pai-gow-poker",
  "1213 bingo",
  "1214 lottery",
  "1710 petits-fours",
  "1711 storm-light",
  "1712 grand-curtain",
  "1713 magpie-manor",
];

const content = new URL("../../../../languages/en/content/games/", import.meta.url);

it("offers exactly the games that the content describes, under the same ids", () => {
  const described = readdirSync(content).map((file) => file.replace(".json", ""));
  expect(registry.map(({ slug }) => slug).toSorted()).toEqual(described.toSorted());
  const ids = registry.map(({ id, slug }) => `${id} ${slug}`);
  expect(ids).toEqual(expect.arrayContaining(releasedIds));
  expect(registry.length).toBeGreaterThanOrEqual(24);
});

it("finds a game by id and by slug, and refuses duplicates", () => {
  const games = createRegistry(registry);
  expect(games.find("1331")).toBe(games.findBySlug("horse-race"));
  expect(games.find("constructor")).toBeUndefined();
  expect(() => createRegistry([registry[0]!, registry[0]!])).toThrow();
});

it("has an RTP below 100% for every game, and jackpot contributions below the stake", () => {
  for (const { figures, pools } of registry) {
    const { returnToPlayer } = figures;
    expect(returnToPlayer).toBeGreaterThan(80);
    expect(returnToPlayer).toBeLessThan(100);
    expect(pools.reduce((sum, pool) => sum + pool.ratePpm, 0)).toBeLessThan(100_000);
  }
});

it("has pay tables for every game, with texts in every language", () => {
  for (const language of languageCodes) {
    const folder = new URL(`../../../../languages/${language}/play/`, import.meta.url);
    const files = readdirSync(folder).filter((file) => file.startsWith("games"));
    const words = Object.assign(
      {},
      ...files.map((file) => JSON.parse(readFileSync(new URL(file, folder), "utf8")) as object),
    );
    for (const { slug, payTables } of registry) {
      expect(payTables.length, slug).toBeGreaterThan(0);
      for (const { title, notes, columns, rows } of payTables) {
        expect(rows.length, slug).toBeGreaterThan(0);
        for (const row of rows) expect(row.length, slug).toBe(columns.length);
        for (const cell of [title, ...notes, ...columns, ...rows.flat()])
          if (cell && "word" in cell) expect(words, slug).toHaveProperty([cell.word]);
      }
    }
  }
});

it("no fixed prize passes the payout cap at the highest stake of a game", () => {
  for (const game of registry) {
    if (game.math === null || "slot" in game.math) continue;
    const { maxMinor } = stakeLimitsOf("USD", game.stakes, game.stakeRule);
    expect(maxMinor * game.proven.maximum, game.slug).toBeLessThanOrEqual(game.payoutCap * 100);
  }
});

it("every game keeps the maths of all its versions", () => {
  for (const game of registry) {
    if (game.math === null) continue;
    for (let version = 1; version <= game.mathsVersion; version++)
      expect(mathOf(game, version)?.slug, `${game.slug} ${version}`).toBe(game.slug);
  }
});

it("keeps the best prizes of all hands of blackjack, with all side bets, within the payout cap", () => {
  const { stakeRule, payoutCap } = registry.find(({ slug }) => slug === "blackjack")!;
  const limits = stakeLimitsOf("USD", { min: 1, max: 1_000_000, default: 10 }, stakeRule);
  // Four doubled hands win twice their stakes, and the side bets pay 26 and 101 times theirs.
  const most = 5 * (16 * limits.maxMinor + (26 + 101) * sideMaxOf(limits, stakeRule.unit));
  expect(most).toBeLessThanOrEqual(payoutCap * 100);
  expect(most).toBeGreaterThan(payoutCap * 99);
});
