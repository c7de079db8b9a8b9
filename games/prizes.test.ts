import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import { describe, expect, it, test } from "vitest";
import { discoverGames } from "./discover-games.ts";
import type { GameMath } from "./kit/math/game.ts";
import { returns } from "./kit/math/returns.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { proveRound } from "./kit/math/slots/prove-round.ts";
import { slotPayUnit, unreachableRows } from "./kit/math/slots/reached-rows.ts";
import { simulateSlot } from "./kit/math/slots/simulate-slot.ts";
import { slotGame } from "./kit/math/slots/slot-game.ts";
import { proveMoments } from "./kit/math/slots/slot-moments.ts";
import { checkLadders } from "./maths-ladders.ts";
import { quickFigures } from "./prove-games.ts";
import { slots } from "./testing-slots.ts";

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
});

test("the exact deviation agrees with rounds that are played", () => {
  for (const slot of quickSlots.filter(({ slug }) => slug !== "masquerade-row")) {
    const { deviation, hitRate } = simulateSlot(slot, 60_000, 5);
    expect(deviation / returns[slot.slug]!.deviation!, slot.slug).toBeCloseTo(1, 0);
    expect(hitRate * 100 - returns[slot.slug]!.hitRate!, slot.slug).toBeCloseTo(0, -0.5);
  }
});

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
