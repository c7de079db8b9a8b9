/**
 * A live table can have copies: tables of the same game with their own rounds, seeds and chat. The game's own table is
 * number 1 and has the game's slug. The slugs of the others end with two hyphens, which no game's slug contains, and
 * their number.
 */
export type TableName = { game: string; number: number };

export function tableSlugOf({ game, number }: TableName): string {
  return number === 1 ? game : `${game}--${number}`;
}

/** Returns the game and the number of a copy's slug; undefined for any other slug. */
export function parseCopySlug(slug: string): TableName | undefined {
  const [, game, digits] = /^(.*[^-])--([2-9]|10)$/.exec(slug) ?? [];
  return game === undefined ? undefined : { game, number: Number(digits) };
}

/** Returns the game and the number of any table's slug. */
export function parseTableSlug(slug: string): TableName {
  return parseCopySlug(slug) ?? { game: slug, number: 1 };
}
