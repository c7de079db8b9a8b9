import type { Game, GamePage } from "@parlour/contracts/entities/game";
import type { chosenGame, GameChoice } from "@parlour/contracts/entities/game-choice";
import type { z } from "zod";

export type ChosenGame = z.infer<typeof chosenGame>;

/** The default for a game without an operator's choice. */
export const undecided: GameChoice = {
  isOn: true,
  position: null,
  badge: "CONTENT",
  geoTargetingFilter: null,
  stakes: null,
};

/** Applies the operators' choice to a game; returns undefined if it is switched off. */
export function applyChoice<Page extends GamePage>(
  game: Page,
  choice: GameChoice | undefined,
): Page | undefined {
  if (choice === undefined) return game;
  if (!choice.isOn) return undefined;
  return {
    ...game,
    badge: choice.badge === "CONTENT" ? game.badge : choice.badge,
    geoTargetingFilter: choice.geoTargetingFilter ?? game.geoTargetingFilter,
  };
}

export function toChosenGame(game: Game, choice: GameChoice | undefined): ChosenGame {
  const { id, slug, name, channel, categoryName, badge, returnToPlayer } = game;
  return {
    ...(choice ?? undecided),
    id,
    slug,
    name,
    channel,
    categoryName,
    contentBadge: badge,
    returnToPlayer,
  };
}
