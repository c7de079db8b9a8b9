export const GAME_SEARCH_LIMIT = 8;

type Searchable = {
  id: string;
  name: string;
  categoryName?: string | undefined;
  studio?: string | { name: string } | null | undefined;
};
export type GameSearchOptions = { limit?: number; keepDuplicates?: boolean };

/**
 * Games that match a search term, best match first: the same name, then names that begin with the term, then
 * names that contain all its words or match without spaces, then names with a typo, then games of a category
 * or studio with that name: "poker" finds video poker.
 */
export function searchGames<Game extends Searchable>(
  games: readonly Game[],
  term: string,
  { limit = GAME_SEARCH_LIMIT, keepDuplicates = false }: GameSearchOptions = {},
): Game[] {
  const wanted = toText(term);
  if (wanted.plain === "") return [];
  const seen = new Set<string>();
  const isSlipOf = rememberSlips();
  return games
    .map((game) => ({
      game,
      score: scoreOf(nameOf(game), wanted, isSlipOf) || scoreOfCategory(game, wanted),
    }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({ game }) => keepDuplicates || (!seen.has(game.id) && seen.add(game.id)))
    .slice(0, limit)
    .map(({ game }) => game);
}

/** A name or term in its normalised forms for comparison. */
type Text = { plain: string; words: readonly string[]; joined: string };

function toText(text: string): Text {
  const plainText = plain(text);
  const words = plainText.split(" ");
  return { plain: plainText, words, joined: words.join("") };
}

function scoreOf(name: Text, wanted: Text, isSlipOf: typeof isSlip): number {
  if (name.plain === wanted.plain) return 5;
  if (name.plain.startsWith(wanted.plain)) return 4;
  const begins = (part: string) => name.words.some((word) => word.startsWith(part));
  if (wanted.words.every(begins)) return 3;
  if (wanted.words.every((part) => name.plain.includes(part)) || name.joined.startsWith(wanted.joined))
    return 2;
  const isNear = (part: string) => begins(part) || name.words.some((word) => isSlipOf(word, part));
  const isTogether = wanted.words.length === 1 && isSlip(name.joined, wanted.joined);
  return isTogether || wanted.words.every(isNear) ? 1 : 0;
}

/**
 * The score of a game whose category or studio matches the term. One or two Latin letters would match too many categories, so
 * they are ignored; in Chinese they can be a complete word.
 */
function scoreOfCategory({ categoryName, studio }: Searchable, wanted: Text): number {
  if (categoryName === undefined || /^[a-z\d ]{0,2}$/.test(wanted.plain)) return 0;
  const category = plain(`${categoryName} ${typeof studio === "string" ? studio : (studio?.name ?? "")}`);
  return wanted.words.every((part) => category.includes(part)) ? 0.5 : 0;
}

const names = new WeakMap<object, Text>();

/** The normalised name of a game, cached because names are searched far more often than they change. */
function nameOf(game: Searchable): Text {
  let name = names.get(game);
  if (name === undefined) {
    name = toText(game.name);
    names.set(game, name);
  }
  return name;
}

/**
 * Returns a cached version of `isSlip` for one search: many names have words in common, so each pair of words
 * is compared only once.
 */
function rememberSlips(): typeof isSlip {
  const known = new Map<string, boolean>();
  return (word, typed) => {
    const pair = `${word} ${typed}`;
    let slip = known.get(pair);
    if (slip === undefined) {
      slip = isSlip(word, typed);
      known.set(pair, slip);
    }
    return slip;
  };
}

/**
 * Converts to lower case, removes accents and punctuation, and separates words by one space; `&` becomes
 * "and".
 */
function plain(text: string): string {
  // Most names are already normalised, and normalising a thousand of them would use up the time allowed for a
  // search.
  if (/^[a-z\d]+(?: [a-z\d]+)*$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replaceAll("&", " and ")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * Whether a typed word matches the beginning of a name's word with typos: one typo is allowed if at least four letters
 * are typed, two if at least eight. Shorter input must match exactly, so this function does not accept it.
 */
function isSlip(word: string, typed: string): boolean {
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  // A word can't match if it is shorter than the input by more letters than there are allowed typos. If it is longer,
  // only its beginning matters.
  if (allowed === 0 || word.length < typed.length - allowed) return false;
  return isWithin(allowed, word.slice(0, typed.length + allowed), typed);
}

/**
 * Whether at most `allowed` edits (change, insert, delete, swap) turn the input into the beginning of the
 * word.
 */
function isWithin(allowed: number, word: string, typed: string): boolean {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  let leastOfLast = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let best = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, beforeLast[column - 2]! + 1);
      current.push(best);
      if (best < least) least = best;
    }
    // Most words differ within the first few letters, so we stop early. We also check the previous row of the
    // edit-distance table, because a swap in the next row would continue from that row.
    if (least > allowed && leastOfLast > allowed) return false;
    beforeLast = last;
    last = current;
    leastOfLast = least;
  }
  return leastOfLast <= allowed;
}
