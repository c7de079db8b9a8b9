import type { Game, GamePage } from "@parlour/contracts/entities/game";
import type { configuredGame, GameSettings } from "@parlour/contracts/entities/game-settings";
import type { OfferedGame, OfferedVariant } from "@parlour/server/kit/ports/game-offer";
import type { z } from "zod";

export type ConfiguredGame = z.infer<typeof configuredGame>;

/**
 * The default settings of a game. They apply to all games that operators have not configured, except those that are
 * reserved for a tier by default.
 */
export const defaultSettings: GameSettings = {
  isOn: true,
  position: null,
  badge: "CONTENT",
  geoTargetingFilter: null,
  stakes: null,
  hours: null,
  fromTier: null,
  variant: null,
};

/** Returns a game with the figures of the variant that operators chose. */
export function withVariant(offered: OfferedGame, settings: GameSettings | undefined): OfferedGame {
  const chosen = offered.variants.find(({ name }) => name === settings?.variant);
  if (chosen === undefined) return offered;
  const { figures, payTables } = chosen;
  return { ...offered, figures, payTables };
}

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
  settings: GameSettings,
  { isTable, variants }: { isTable: boolean; variants: readonly OfferedVariant[] },
): ConfiguredGame {
  const { id, slug, name, channel, categoryName, badge, returnToPlayer } = game;
  return {
    ...settings,
    id,
    slug,
    name,
    channel,
    categoryName,
    contentBadge: badge,
    returnToPlayer,
    isTable,
    variants: variants.map(({ name, title, figures }) => ({
      name,
      title,
      returnToPlayer: figures.returnToPlayer,
    })),
  };
}
