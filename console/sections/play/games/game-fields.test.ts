import { expect, test } from "vitest";
import type { ConfiguredGame } from "./configured-game.ts";
import { fieldsOf, isUnchanged, seenSettings, settingsOf } from "./game-fields.ts";

const game = {
  id: "1102",
  isOn: true,
  position: 3,
  badge: null,
  geoTargetingFilter: { notIn: { countrySubdivision: { US: [], CA: ["ON"] } } },
  stakes: { min: 1, default: 2, max: 20 },
  hours: null,
  fromTier: null,
  variant: null,
  variants: [],
} as unknown as ConfiguredGame;

test("a form that nobody touched saves the settings that were seen", () => {
  const settings = settingsOf(fieldsOf(game))!;
  expect(settings).toEqual(seenSettings(game));
  expect(isUnchanged(game, settings)).toBe(true);
});

test("only the changed field differs from what was seen", () => {
  const settings = settingsOf({ ...fieldsOf(game), places: "GB", ownStakes: false });
  expect(settings).toEqual({
    ...seenSettings(game),
    geoTargetingFilter: { notIn: { countrySubdivision: { GB: [] } } },
    stakes: null,
  });
});
