import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { discoverGames } from "./discover-games.ts";
import { kenoChance } from "./keno/math/prove-keno.ts";
import { returns } from "./kit/math/returns.ts";
import { proveSpin } from "./kit/math/slots/prove-spin.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import { slotReturn } from "./kit/math/slots/slot-return.ts";
import { mathsPage, returnOf, volatilityOf } from "./maths-page.ts";
import { quickFigures, slowGroups } from "./prove-games.ts";
import { slots } from "./testing-slots.ts";

const page = readFileSync(new URL("../docs/maths.md", import.meta.url), "utf8");
const titles = Object.fromEntries((await discoverGames()).map(({ game }) => [game.slug, game.title]));
/** Whether the return is proven over whole rounds. This is too slow for a test, so only `npm run maths` does it. */
const isProvenAsRound = ({ freeSpins, ...slot }: Slot): boolean =>
  [slot.walkingWilds, slot.rising, slot.opening, slot.pickBonus, slot.collect, slot.maximumWin].some(
    Boolean,
  ) || Boolean(freeSpins?.stickyWilds || freeSpins?.expandingSymbols);
const edgeOf = (returned: number | undefined): number => Number((100 - returned!).toFixed(4));

describe("the published figures", () => {
  it("are met to the digits", () => {
    const american = returns["american-roulette"]!;
    const baccarat = returns.baccarat!;
    expect(edgeOf(returns.roulette!.returnToPlayer)).toBe(2.7027);
    expect(edgeOf(american.returnToPlayer)).toBe(5.2632);
    expect(edgeOf(american.bets.basket)).toBe(7.8947);
    expect(edgeOf(baccarat.bets.banker)).toBe(1.0579);
    expect(edgeOf(baccarat.bets.player)).toBe(1.2351);
    expect(edgeOf(baccarat.bets.tie)).toBe(14.3596);
    expect(returns["jacks-or-better"]!.returnToPlayer).toBe(99.5439);
    expect(returns["jacks-or-better"]!.bets["for comparison: 8/5 pays"]).toBe(97.2984);
    expect(returns["deuces-wild"]!.returnToPlayer).toBe(99.7283);
    expect(returns["deuces-wild"]!.variants!["full-pay"]!.returnToPlayer).toBe(100.762);
    expect(Math.round(1 / kenoChance(10, 10))).toBe(8_911_711);
  });
});

describe("the slow proofs", () => {
  it("cover every game whose proof is not quick, once, and prove games with the same proof together", async () => {
    const groups = await slowGroups();
    const quick = (await quickFigures()).map(({ slug }) => slug);
    expect([...quick, ...groups.flat()].toSorted()).toEqual(Object.keys(titles).toSorted());
    expect(groups).toContainEqual(["live-holdem", "casino-holdem"]);
    expect(groups).toContainEqual(["live-blackjack", "seven-seat-blackjack"]);
  });
});

describe("the figures that are shown", () => {
  it("are those that are proven, where the proof is quick", async () => {
    for (const game of await quickFigures()) expect(returns[game.slug], game.slug).toEqual(returnOf(game));
  });

  it("are those of the reels, for slots whose spins are independent", () => {
    for (const slot of slots.filter((slot) => !slot.cascadeMultipliers && !isProvenAsRound(slot))) {
      const proven = slotReturn(slot, proveSpin(slot, false), slot.freeSpins ? proveSpin(slot, true) : null);
      expect(returns[slot.slug]!.returnToPlayer, slot.slug).toBe(Number((proven.total * 100).toFixed(4)));
    }
  });

  it("keep every slot between 94 and 97 percent, and spread them over all volatilities", () => {
    for (const { slug } of slots) {
      const { returnToPlayer, deviation, volatility } = returns[slug]!;
      expect(returnToPlayer, slug).toBeGreaterThanOrEqual(94);
      expect(returnToPlayer, slug).toBeLessThanOrEqual(97);
      expect(volatility).toBe(volatilityOf(deviation!));
    }
    expect(new Set(slots.map(({ slug }) => returns[slug]!.volatility)).size).toBe(3);
  });

  it("stay as they are where only some games are proven again", async () => {
    const some = await quickFigures(new Set(["keno", "baccarat"]));
    expect(some.map(({ slug }) => slug).toSorted()).toEqual(["baccarat", "keno"]);
    expect(mathsPage(some, titles, page)).toBe(page);
    const [first] = some;
    expect(mathsPage([{ ...first!, maximum: 7_777 }], titles, page)).toContain("7,777");
  });

  it("have one volatility for all variants of a game", () => {
    const variant = { returned: 0.94, deviation: 3.4, maximum: 50 };
    const game = { slug: "a-slot", main: "all", figures: [{ bet: "all", returned: 0.96 }], unreachable: [] };
    const of = (deviation: number) =>
      returnOf({ ...game, payUnit: 1, maximum: 50, deviation, variants: { low: variant } });
    expect(of(3.2).variants).toEqual({ low: { returnToPlayer: 94, maximum: 50 } });
    expect(() => of(3.6)).toThrow("a-slot: low has another volatility");
  });

  it("cover the titles, on the page and in the data", () => {
    expect(Object.keys(returns)).toEqual(Object.keys(titles));
    for (const [slug, title] of Object.entries(titles)) {
      const section = page.split(`\n## ${title}\n`)[1]?.split("\n## ")[0];
      expect(section, slug).toContain(`| ${returns[slug]!.returnToPlayer.toFixed(4)}`);
    }
  });
});
