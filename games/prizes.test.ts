import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { describe, expect, it, test } from "vitest";
import { blackjackPayTables } from "./blackjack/math/blackjack-pay-tables.ts";
import { unreachableBlackjack } from "./blackjack/math/blackjack-proof.ts";
import { dicePayTables } from "./dice/math/dice-pay-tables.ts";
import { unreachableDice } from "./dice/math/dice-proof.ts";
import { discoverGames } from "./discover-games.ts";
import { hiLoPayTables } from "./hi-lo/math/hi-lo-pay-tables.ts";
import { unreachableHiLo } from "./hi-lo/math/hi-lo-proof.ts";
import { horseRacePayTables } from "./horse-race/math/horse-race-pay-tables.ts";
import { unreachableRace } from "./horse-race/math/horse-race-proof.ts";
import type { GameMath } from "./kit/math/game.ts";
import type { PayTable } from "./kit/math/pay-table.ts";
import { returns } from "./kit/math/returns.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { proveRound } from "./kit/math/slots/prove-round.ts";
import { slotPayUnit, unreachableRows } from "./kit/math/slots/reached-rows.ts";
import { simulateSlot } from "./kit/math/slots/simulate-slot.ts";
import { slotGame } from "./kit/math/slots/slot-game.ts";
import { proveMoments } from "./kit/math/slots/slot-moments.ts";
import { statedPay } from "./kit/math/unreachable-pays.ts";
import { limboPayTables } from "./limbo/math/limbo-pay-tables.ts";
import { unreachableLimbo } from "./limbo/math/limbo-proof.ts";
import { liveFrenchRoulettePayTables } from "./live-french-roulette/math/live-french-roulette-pay-tables.ts";
import { unreachableFrenchRoulette } from "./live-french-roulette/math/live-french-roulette-proof.ts";
import { checkLadders } from "./maths-ladders.ts";
import { minesPayTables } from "./mines/math/mines-pay-tables.ts";
import { unreachableMines } from "./mines/math/mines-proof.ts";
import { plinkoPayTables } from "./plinko/math/plinko-pay-tables.ts";
import { unreachablePlinko } from "./plinko/math/plinko-proof.ts";
import { quickFigures } from "./prove-games.ts";
import { slots } from "./testing-slots.ts";
import { wheelPayTables } from "./wheel/math/wheel-pay-tables.ts";
import { unreachableWheel } from "./wheel/math/wheel-proof.ts";

const modules = await discoverGames();
/** Slots whose spins can all be enumerated within seconds; `npm run maths` proves the others. */
const quickSlots = slots.filter(({ slug }) =>
  [
    "sevens",
    "the-gilded-lift",
    "masquerade-row",
    "crystal-seam",
    "balloon-regatta",
    "sun-vault",
    "grand-curtain",
  ].includes(slug),
);

describe("every row of a pay table can be won", () => {
  it.each(quickSlots.map((slot) => [slot.slug, slot] as const))("in %s", (slug, slot) => {
    const { paid, free, round } = proveRound(slot);
    expect(unreachableRows(slot, paid, free)).toEqual([]);
    const { maximum, deviation } = round;
    expect(returns[slug]).toMatchObject({ maximum, deviation: Number(deviation.toFixed(2)) });
  });

  it("and a row that cannot is found", () => {
    const sevens = slots.find(({ slug }) => slug === "sevens")!;
    const stingy = {
      ...sevens,
      reels: sevens.reels.map((reel, index) => (index === 2 ? reel.replace("S", "P") : reel)),
    };
    expect(unreachableRows(stingy, proveMoments(stingy, false), null)).toEqual(["seven 3"]);
  });

  it("in the games that are proven quickly", async () => {
    for (const { slug, unreachable } of await quickFigures()) expect(unreachable, slug).toEqual([]);
  });

  describe.each([
    ["dice", dicePayTables, unreachableDice],
    ["limbo", limboPayTables, unreachableLimbo],
    ["wheel", wheelPayTables, unreachableWheel],
    ["plinko", plinkoPayTables, unreachablePlinko],
    ["mines", minesPayTables, unreachableMines],
    ["hi-lo", hiLoPayTables, unreachableHiLo],
    ["blackjack", blackjackPayTables, unreachableBlackjack],
    ["horse race", horseRacePayTables, unreachableRace],
    ["French roulette", liveFrenchRoulettePayTables, unreachableFrenchRoulette],
  ] as const)("at %s", (_, tables, unreachable) => {
    const paysOf = (some: readonly PayTable[]) =>
      some.flatMap(({ rows }) => rows.flat().filter((cell) => statedPay(cell) !== null));

    it("by playing the round that each payout stands for", () => {
      expect(paysOf(tables).length).toBeGreaterThan(2);
      expect(unreachable(tables)).toEqual([]);
    });

    it("and a payout that no round pays is found", () => {
      const raised = tables.map((table) => ({
        ...table,
        rows: table.rows.map((cells) =>
          cells.map((cell) => (statedPay(cell) === null ? cell : { times: 20_000 + statedPay(cell)! })),
        ),
      }));
      expect(unreachable(raised)).toHaveLength(paysOf(tables).length);
    });
  });
});

test("the exact deviation agrees with rounds that are played", () => {
  for (const slot of quickSlots.filter(({ slug }) => slug !== "masquerade-row")) {
    const { deviation, hitRate } = simulateSlot(slot, 60_000, 5);
    expect(deviation / returns[slot.slug]!.deviation!, slot.slug).toBeCloseTo(1, 0);
    expect(hitRate * 100 - returns[slot.slug]!.hitRate!, slot.slug).toBeCloseTo(0, -0.5);
  }
}, 180_000);

describe("wins are whole at every stake on offer", () => {
  it("in every currency", async () => {
    const units = [
      ...(await quickFigures()),
      ...slots.map((slot) => ({ slug: slot.slug, payUnit: slotPayUnit(slot) })),
      { slug: "blackjack", payUnit: 2 },
      ...["jacks-or-better", "deuces-wild", "bonus-poker", "double-double-bonus", "joker-poker"].map(
        (slug) => ({
          slug,
          payUnit: 1,
        }),
      ),
      { slug: "casino-holdem", payUnit: 1 },
      { slug: "pai-gow-poker", payUnit: 1 },
      { slug: "live-blackjack", payUnit: 2 },
      { slug: "live-holdem", payUnit: 1 },
      { slug: "seven-seat-blackjack", payUnit: 2 },
    ];
    expect(checkLadders(modules, units)).toContain(`in ${walletCurrencies.size} currencies`);
    const wrong = units.map((one) => (one.slug === "keno" ? { ...one, payUnit: 3 } : one));
    expect(() => checkLadders(modules, wrong)).toThrow("keno");
  });

  it("so a round at the lowest stake returns what one at the highest does", () => {
    for (const slot of slots) {
      const game = slotGame(slot) as GameMath;
      const unit = modules.find(({ game }) => game.slug === slot.slug)!.game.stakeUnit!;
      const { minMinor, maxMinor } = stakeLimitsOf("USD", null, { unit });
      for (let seed = 0; seed < 40; seed++) {
        const [low, high] = [minMinor, maxMinor].map(
          (stake) => game.begin({ stake }, simulationSource(seed)).win / stake,
        );
        expect(low, slot.slug).toBe(high);
      }
    }
  });
});
