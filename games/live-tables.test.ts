import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { discoverGames } from "./discover-games.ts";
import type { SharedGame } from "./kit/math/shared-game.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import type { SpotBet } from "./kit/math/spot-table.ts";
import { resultOfStops, settleMoneyWheel, spinMoneyWheel } from "./money-wheel/math/spin-money-wheel.ts";
import { sicBoSpots } from "./sic-bo/math/sic-bo-bets.ts";
import { luckyPays, mostLucky, plainStraight } from "./spark-roulette/math/lucky-numbers.ts";

const modules = await discoverGames();
const moduleOf = (slug: string) => modules.find(({ game }) => game.slug === slug)!;

async function edgesOf(slug: string): Promise<Record<string, number>> {
  const { figures } = (await moduleOf(slug).proof()).prove();
  return Object.fromEntries(
    figures.map(({ bet, returned }) => [bet, Number((100 - 100 * returned).toFixed(4))]),
  );
}

describe("the published edges of live tables", () => {
  it("la partage: 1.3514% on even chances, 2.7027% on the rest", async () => {
    const edges = await edgesOf("live-french-roulette");
    for (const kind of ["red", "black", "even", "odd", "low", "high"]) expect(edges[kind]).toBe(1.3514);
    for (const kind of ["straight", "split", "dozen", "column"]) expect(edges[kind]).toBe(2.7027);
  });

  it("American roulette: 5.2632%, the top line 7.8947%", async () => {
    expect(await edgesOf("live-american-roulette")).toMatchObject({
      red: 5.2632,
      straight: 5.2632,
      basket: 7.8947,
    });
  });

  it("baccarat: banker 1.0579%, player 1.2351%, tie 14.3596%, pairs 10.3614%", async () => {
    expect(await edgesOf("live-baccarat")).toEqual({
      banker: 1.0579,
      player: 1.2351,
      tie: 14.3596,
      playerPair: 10.3614,
      bankerPair: 10.3614,
    });
  });

  it("dragon tiger: 3.7349%, tie at 11 to one 10.3614%, suited tie 13.9759%", async () => {
    expect(await edgesOf("dragon-tiger")).toEqual({
      dragon: 3.7349,
      tiger: 3.7349,
      tie: 10.3614,
      suitedTie: 13.9759,
    });
  });

  it("sic bo, by bet", async () => {
    expect(sicBoSpots.size).toBe(52);
    expect(await edgesOf("sic-bo")).toMatchObject({
      small: 2.7778,
      big: 2.7778,
      odd: 2.7778,
      even: 2.7778,
      anyTriple: 11.1111,
      triple: 16.2037,
      double: 11.1111,
      pair: 2.7778,
      single: 7.8704,
      "total 4": 12.5,
      "total 5": 11.1111,
      "total 6": 12.037,
      "total 7": 9.7222,
      "total 8": 12.5,
      "total 9": 7.4074,
      "total 10": 12.5,
    });
  });

  it("Spark Roulette: the straight bet of the stated weights, by an independent sum", async () => {
    const average = luckyPays.reduce((sum, { pays, weight }) => sum + (pays * weight) / 100, 0);
    const lucky = (1 + mostLucky) / 2 / 37;
    const edge = 100 - (100 / 37) * (plainStraight * (1 - lucky) + average * lucky);
    expect((await edgesOf("spark-roulette")).straight).toBeCloseTo(edge, 4);
    expect(edge).toBeCloseTo(2.8123, 4);
  });
});

test("the money wheel returns what a million spins return", async () => {
  const random = simulationSource(1308);
  const edges = await edgesOf("money-wheel");
  const rounds = 1_000_000;
  const won: Record<string, number> = { 1: 0, 10: 0 };
  for (let round = 0; round < rounds; round++) {
    const result = resultOfStops(spinMoneyWheel(random).stops);
    for (const spot of Object.keys(won)) won[spot]! += settleMoneyWheel(spot, 1, result);
  }
  for (const [spot, sum] of Object.entries(won))
    expect(100 - (100 * sum) / rounds).toBeCloseTo(edges[spot]!, -0.6);
});

const chipTables = ["live-baccarat", "dragon-tiger", "sic-bo", "money-wheel"];

describe.each(chipTables)("%s", (slug) => {
  it("takes each spot once, and pays a slip as the sum of its chips", async () => {
    const table = (await moduleOf(slug).math()) as SharedGame<SpotBet, null, unknown>;
    const { figures } = (await moduleOf(slug).proof()).prove();
    const spots = slug === "sic-bo" ? [...sicBoSpots.keys()] : figures.map(({ bet }) => bet);
    const chip = (spot: string) => ({ spot, stake: 100 });
    expect(table.bet.safeParse({ bets: spots.map(chip) }).success).toBe(true);
    expect(table.bet.safeParse({ bets: [chip(spots[0]!), chip(spots[0]!)] }).success).toBe(false);
    expect(table.bet.safeParse({ bets: [chip("nowhere")] }).success).toBe(false);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 100_000 }),
        fc.subarray(spots, { minLength: 1 }),
        (seed, chosen) => {
          const outcome = table.draw(null, simulationSource(seed));
          const all = table.winOf(null, { bets: chosen.map(chip) }, outcome);
          const each = chosen.map((spot) => table.winOf(null, { bets: [chip(spot)] }, outcome));
          expect(all).toBe(each.reduce((sum, win) => sum + win, 0));
          expect(Number.isInteger(all)).toBe(true);
          expect(table.runMs(outcome)).toBeGreaterThan(0);
          expect(table.resultOf!(outcome).text).not.toBe("");
        },
      ),
    );
  });
});
