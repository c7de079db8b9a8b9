import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { discoverGames } from "./discover-games.ts";
import { returns } from "./kit/math/returns.ts";
import { simulationSource } from "./kit/math/simulation-source.ts";
import { proveRound } from "./kit/math/slots/prove-round.ts";
import { slotPayUnit, unreachableRows } from "./kit/math/slots/reached-rows.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import { type SlotMath, slotGame } from "./kit/math/slots/slot-game.ts";
import { getVersion, withPays } from "./kit/math/slots/slot-versions.ts";

type Variant = { slug: string; name: string; unit: number; slot: Slot; standard: Slot };

const games = (await discoverGames()).filter(
  ({ game }) => game.catalogue.category === "slots" && game.variants !== undefined,
);
const variants: readonly Variant[] = (
  await Promise.all(
    games.map(async ({ game, math, pastMaths }) => {
      const standard = ((await math()) as unknown as SlotMath).slot;
      const { slug, stakeUnit: unit = 1, mathsVersion: current = 1 } = game;
      return await Promise.all(
        game.variants!.map(async ({ name, mathsVersion }) => {
          const load = mathsVersion === current ? math : pastMaths![mathsVersion]!;
          const { slot } = (await load()) as unknown as SlotMath;
          return { slug, name, unit, slot, standard };
        }),
      );
    }),
  )
).flat();
/** Slots whose rounds are proven within a second; `npm run maths` proves every variant. */
const quick = new Set([
  ...["sevens", "the-gilded-lift", "masquerade-row", "crystal-seam"],
  ...["balloon-regatta", "sun-vault", "grand-curtain"],
]);
const titled = (some: readonly Variant[]) => some.map((one) => [`${one.slug}, ${one.name}`, one] as const);

describe.each(titled(variants))("%s", (_, { slug, name, unit, slot, standard }) => {
  it("has the rows of the default pay table, with whole pays that rise from row to row", () => {
    const rowsOf = ({ pays }: Slot) =>
      Object.fromEntries(Object.entries(pays).map(([letter, byCount]) => [letter, Object.keys(byCount)]));
    expect(rowsOf(slot)).toEqual(rowsOf(standard));
    expect({ ...slot, pays: null }).toEqual({ ...standard, pays: null });
    for (const byCount of Object.values(slot.pays)) {
      const pays = Object.values(byCount);
      for (const pay of pays) expect(Number.isInteger(pay) && pay > 0).toBe(true);
      expect(pays).toEqual(pays.toSorted((one, other) => one - other));
      expect(new Set(pays).size).toBe(pays.length);
    }
  });

  it("pays whole amounts at every stake on offer", () => {
    const payUnit = slotPayUnit(slot);
    const stakes = [...walletCurrencies].flatMap(
      (currency) => stakeLimitsOf(currency, null, { unit }).stepsMinor,
    );
    for (const stake of stakes) expect(stake % payUnit).toBe(0);
    const game = slotGame(slot);
    fc.assert(
      fc.property(fc.constantFrom(...stakes), fc.nat(100_000), (stake, seed) => {
        const win = (at: number) => game.begin({ stake: at }, simulationSource(seed)).win;
        expect(win(stake) * slot.coins).toBe(win(stake * slot.coins));
      }),
      { numRuns: 40 },
    );
  });

  it("has a proven return that its name fits", () => {
    const proven = returns[slug]!.variants![name]!;
    const [from, to] = { high: [95.5, 97], medium: [93.8, 95.3], low: [91.8, 92.5] }[name]!;
    expect(proven.returnToPlayer).toBeGreaterThanOrEqual(from!);
    expect(proven.returnToPlayer).toBeLessThanOrEqual(to!);
  });
});

describe.each(titled(variants.filter(({ slug }) => quick.has(slug))))("the proof of %s", (_, variant) => {
  it("agrees with its figures, and every row can be won", () => {
    const { slug, name, slot } = variant;
    const { paid, free, parts, round } = proveRound(slot);
    expect(unreachableRows(slot, paid, free)).toEqual([]);
    const returned = Object.values(parts).reduce((sum, part) => sum + part, 0);
    expect(returns[slug]!.variants![name]).toMatchObject({
      returnToPlayer: Number((returned * 100).toFixed(4)),
      maximum: Number(round.maximum.toFixed(4)),
    });
  });
});

describe("the versions of a slot", () => {
  const { standard } = variants[0]!;

  it("change only the pays that they name, for symbols that share them", () => {
    const slot = withPays(standard, { PO: { 3: 7 } });
    expect(slot.pays).toEqual({ ...standard.pays, P: { 3: 7 }, O: { 3: 7 } });
  });

  it("are found by number, and a number that does not exist is an error", () => {
    expect(getVersion({ 2: standard }, 2)).toBe(standard);
    expect(() => getVersion({ 2: standard }, 1)).toThrow("version 1");
  });
});

it("the pay tables of each variant state its own hit frequency and maximum win", async () => {
  const noteOf = (slug: string, word: string, notes: readonly { word: string; values?: object }[]) => {
    const note = notes.find((one) => one.word === `games-slots.${word}`);
    expect(note, slug).toBeDefined();
    return note!.values;
  };
  for (const { game, payTables } of games)
    for (const { name, mathsVersion } of game.variants!) {
      const { hitRate, maximum } = returns[game.slug]!.variants![name]!;
      const { notes } = (await payTables(mathsVersion))[0]!;
      expect(noteOf(game.slug, "hitFrequency", notes)).toEqual({ percent: hitRate });
      // The facts of the game show two decimals, so the pay table must not show a rounded figure.
      const times = Number(/^\d+(\.\d{1,2})?/.exec(String(maximum))![0]);
      expect(noteOf(game.slug, "maximumWin", notes)).toEqual({ times });
    }
});
