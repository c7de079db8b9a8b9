import type { Game, GamePage } from "@parlour/contracts/entities/game";
import type { configuredGame, GameSettings } from "@parlour/contracts/entities/game-settings";
import type { z } from "zod";

export type ConfiguredGame = z.infer<typeof configuredGame>;

/** The settings of a game that operators have not configured. */
export const defaultSettings: GameSettings = {
  isOn: true,
  position: null,
  badge: "CONTENT",
  geoTargetingFilter: null,
  stakes: null,
  hours: null,
  fromTier: null,
};

/** Applies the operators' settings to a game; returns undefined if it is switched off. */
export function applySettings<Page extends GamePage>(
  game: Page,
  settings: GameSettings | undefined,
): Page | undefined {
  if (settings === undefined) return game;
  if (!settings.isOn) return undefined;
  return {
    ...game,
    badge: settings.badge === "CONTENT" ? game.badge : settings.badge,
    geoTargetingFilter: settings.geoTargetingFilter ?? game.geoTargetingFilter,
  };
}

export function toConfiguredGame(
  game: Game,
  settings: GameSettings | undefined,
  isTable: boolean,
): ConfiguredGame {
  const { id, slug, name, channel, categoryName, badge, returnToPlayer } = game;
  return {
    ...(settings ?? defaultSettings),
    id,
    slug,
    name,
    channel,
    categoryName,
    contentBadge: badge,
    returnToPlayer,
    isTable,
  };
}
