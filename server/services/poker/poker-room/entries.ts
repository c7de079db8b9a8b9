/**
 * A player can have two entries in a fast-fold pool, each with its own chips. The second is stored under the player's
 * id with this suffix, so that each entry is one seat with one owner like any other.
 */
const secondEntry = "#2";

export const entryOwner = (owner: string, entry: number): string =>
  entry === 2 ? `${owner}${secondEntry}` : owner;

/** Returns the player's id, without the suffix of a second entry. */
export const accountOf = (owner: string): string =>
  owner.endsWith(secondEntry) ? owner.slice(0, -secondEntry.length) : owner;

export const entryOf = (owner: string): 1 | 2 => (owner.endsWith(secondEntry) ? 2 : 1);
