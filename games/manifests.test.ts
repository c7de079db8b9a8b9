import { describe, expect, it, test } from "vitest";
import { discoverGames } from "./discover-games.ts";
import type { Skin } from "./kit/client/slots/skin.ts";
import type { GameMath } from "./kit/math/game.ts";
import type { GameFeature } from "./kit/math/manifest.ts";
import type { SharedGame } from "./kit/math/shared-game.ts";
import type { Slot } from "./kit/math/slots/slot.ts";
import type { SlotMath } from "./kit/math/slots/slot-game.ts";

const modules = await discoverGames();
const skins = import.meta.glob<Record<string, Skin>>("./*/client/*-skin.ts", { eager: true });

/** The features that a slot's description contains; empty for games that are not slots. */
function slotFeatures(slot: Slot | undefined): Partial<Record<GameFeature, boolean>> {
  if (slot === undefined) return {};
  const { freeSpins } = slot;
  return {
    "bonus-buy": slot.featureBuy !== undefined,
    cascades: (slot.cascadeMultipliers ?? freeSpins?.cascadeMultipliers) !== undefined,
    clusters: slot.reading.kind === "clusters",
    "free-spins": freeSpins !== undefined,
    "hold-and-win": slot.holdAndWin !== undefined,
    "pick-bonus": slot.pickBonus !== undefined,
    respins: [slot.walkingWilds, slot.rising, slot.opening].some(Boolean),
    "special-wilds": [slot.expandingWilds, slot.walkingWilds, freeSpins?.stickyWilds].some(Boolean),
    ways: slot.reading.kind === "ways",
  };
}

describe.each(modules.map((module) => [module.game.slug, module] as const))(
  "the manifest of %s",
  (slug, module) => {
    const { game } = module;

    it("lists the features that the maths has, and no other", async () => {
      const math = (await module.math()) as Partial<GameMath & SharedGame & SlotMath>;
      const found = {
        decisions: (math.action ?? math.choices) !== undefined,
        dealer: math.dealt !== undefined,
        jackpots: math.jackpots !== undefined,
        "shared-round": math.draw !== undefined,
        ...slotFeatures(math.slot),
      };
      const names = Object.entries(found).filter(([, isThere]) => isThere);
      expect([...game.features].sort()).toEqual(names.map(([name]) => name).sort());
      expect(game.decidedBy !== undefined).toBe(found["shared-round"]);
      expect(math.slug).toBe(slug);
      if (found["shared-round"]) expect(math.version ?? 1).toBe(game.mathsVersion ?? 1);
      const versions = [
        game.mathsVersion ?? 1,
        ...(game.variants ?? []).map(({ mathsVersion }) => mathsVersion),
      ];
      expect(Object.keys(module.pastMaths ?? {}).map(Number)).toEqual(
        Array.from({ length: Math.max(...versions) }, (_, index) => index + 1).filter(
          (version) => version !== (game.mathsVersion ?? 1),
        ),
      );
    });

    it("has pay tables, and a proof whose main figure is among its figures", async () => {
      expect((await module.payTables()).length).toBeGreaterThan(0);
      const proof = await module.proof();
      if (proof.isSlow) return;
      const { main, figures } = proof.prove();
      expect(figures.map(({ bet }) => bet)).toContain(main);
    });
  },
);

test("no two games share an id", () => {
  expect(new Set(modules.map(({ game }) => game.id)).size).toBe(modules.length);
});

test.each(
  Object.values(skins).flatMap((module) => Object.values(module).map((skin) => [skin.slug, skin] as const)),
)("every symbol of %s is painted, and no other", async (slug, skin) => {
  const module = modules.find(({ game }) => game.slug === slug)!;
  const { slot } = (await module.math()) as unknown as SlotMath;
  expect(Object.keys(skin.symbols).toSorted()).toEqual(Object.values(slot.symbols).toSorted());
  expect(Object.keys(slot.symbolWords).toSorted()).toEqual(Object.values(slot.symbols).toSorted());
});

test("only the shared frame has a header, so that no game shows two bars", () => {
  const sources = import.meta.glob<string>("./**/client/**/*.tsx", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const using = (pattern: RegExp) =>
    Object.entries(sources).flatMap(([path, source]) => (pattern.test(source) ? [path] : []));
  expect(using(/<header\b|role="banner"/)).toEqual(["./kit/client/game-bar.tsx"]);
  expect(using(/<GameBar\b/)).toEqual(["./kit/client/game-frame.tsx"]);
  // Each game renders exactly one `GameFrame`. Two would mean that it renders another game's whole table inside its
  // own.
  for (const path of using(/<GameFrame\b/)) expect(sources[path]!.match(/<GameFrame\b/g)).toHaveLength(1);
});
