import { describe, expect, it, test } from "vitest";
import { discoverGames } from "./discover-games.ts";
import type { GameMath } from "./kit/math/game.ts";
import { hitRateOf, returns } from "./kit/math/returns.ts";
import type { SharedGame } from "./kit/math/shared-game.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";

const modules = await discoverGames();
const find = (slug: string) => modules.find(({ game }) => game.slug === slug)!;

/** Bets whose stated share of paying rounds is compared with rounds that the game plays. */
const played = [
  ["roulette", "red", { spot: "red", stake: 100 }],
  ["american-roulette", "dozen", { spot: "dozen:1", stake: 100 }],
  ["live-french-roulette", "red", { spot: "red", stake: 100 }],
  ["baccarat", "player", { kind: "player", stake: 100 }],
  ["baccarat", "tie", { kind: "tie", stake: 100 }],
  ["dragon-tiger", "dragon", { spot: "dragon", stake: 100 }],
  ["sic-bo", "small", { spot: "small", stake: 100 }],
  ["money-wheel", "10", { spot: "10", stake: 100 }],
] as const;

const ROUNDS = 20_000;

describe.each(played)("%s, bet on %s", (slug, bet, chip) => {
  it("pays as often as its proof says", async () => {
    const { figures } = (await find(slug).proof()).prove();
    const { paid } = figures.find((figure) => figure.bet === bet)!;
    const math = (await find(slug).math()) as Partial<GameMath & SharedGame>;
    const placed = { bets: [chip] };
    expect(math.bet!.safeParse(placed).success).toBe(true);
    const random = simulationSource(2610);
    let paying = 0;
    for (let round = 0; round < ROUNDS; round++) {
      const win = math.draw
        ? math.winOf!(math.prepare!(random), placed, math.draw(null, random))
        : math.begin!(placed as never, random).win;
      if (win > 0) paying++;
    }
    const error = Math.sqrt((paid! * (1 - paid!)) / ROUNDS);
    expect(Math.abs(paying / ROUNDS - paid!)).toBeLessThan(4.5 * error);
  });
});

/**
 * Games in which the player's choice sets how often a round pays, with the share of paying rounds for the boldest and
 * for the most careful choice.
 */
const chosen = [
  ["dice", 0.1, 98],
  ["limbo", 0.01, 98],
  ["crash", 0.01, 98],
  ["coin-flip", 0.01, 50],
  ["plinko", 100, 100],
] as const;

test.each(chosen)("%s pays between %d% and %d% of rounds", (slug, lowest, highest) => {
  expect(hitRateOf(returns[slug]!)).toEqual({ lowest, highest });
});

test("keno pays as often as its proof says", async () => {
  const { figures } = (await find("keno").proof()).prove();
  const keno = (await find("keno").math()) as GameMath;
  const random = simulationSource(80);
  for (const picked of [1, 5, 10]) {
    const picks = Array.from({ length: picked }, (_, at) => at * 8 + 1);
    const { paid } = figures.find(({ bet }) => bet === (picked === 1 ? "1 number" : `${picked} numbers`))!;
    let paying = 0;
    for (let round = 0; round < ROUNDS; round++)
      if (keno.begin({ stake: 100, picks } as never, random).win > 0) paying++;
    const error = Math.sqrt((paid! * (1 - paid!)) / ROUNDS);
    expect(Math.abs(paying / ROUNDS - paid!)).toBeLessThan(4.5 * error);
  }
});

/** Games in which the player's decisions, or the runners of a race, determine how often a round pays. */
const dependOnThePlayer = [
  ...["blackjack", "live-blackjack", "seven-seat-blackjack"],
  ...["hi-lo", "horse-race"],
];

test("every game states how often it pays, except where that depends on the player", () => {
  const without = modules.flatMap(({ game: { slug } }) => (hitRateOf(returns[slug]!) === null ? [slug] : []));
  expect(without.toSorted()).toEqual(dependOnThePlayer.toSorted());
});
