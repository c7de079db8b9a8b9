/**
 * The percentage of a stake that counts towards wagering or loyalty points, by game, category and vertical.
 */
export type Contribution = {
  verticals: Readonly<Partial<Record<string, number>>>;
  categories: Readonly<Record<string, number>>;
  games: Readonly<Record<string, number>>;
};

export type PlayedGame = { gameId: string; category: string | null; vertical: string };

/**
 * The percentage that applies to a game. A percentage for the game itself takes precedence over one for its category,
 * which takes precedence over one for its vertical.
 */
export function contributionPercent(contribution: Contribution, game: PlayedGame): number {
  const byGame = own(contribution.games, game.gameId);
  const byCategory = game.category === null ? undefined : own(contribution.categories, game.category);
  return byGame ?? byCategory ?? own(contribution.verticals, game.vertical) ?? 0;
}

function own(percents: Readonly<Partial<Record<string, number>>>, key: string): number | undefined {
  return Object.hasOwn(percents, key) ? percents[key] : undefined;
}
