const DEFAULT_LIMIT = 8;

type Searchable = { id: string; name: string };
export type GameSearchOptions = { limit?: number; keepDuplicates?: boolean };

/**
 * Games whose names match a term, the best first: the same name, then names that begin with it, then names in
 * which every word of it is found, then those that are a slip of the finger away.
 */
export function searchGames<Game extends Searchable>(
  games: readonly Game[],
  term: string,
  { limit = DEFAULT_LIMIT, keepDuplicates = false }: GameSearchOptions = {},
): Game[] {
  const wanted = plain(term);
  if (wanted === "") return [];
  const seen = new Set<string>();
  const isSlipOf = rememberSlips();
  return games
    .map((game) => ({ game, score: scoreOf(plainName(game), wanted, isSlipOf) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .filter(({ game }) => keepDuplicates || (!seen.has(game.id) && seen.add(game.id)))
    .slice(0, limit)
    .map(({ game }) => game);
}

function scoreOf(name: string, wanted: string, isSlipOf: typeof isSlip): number {
  if (name === wanted) return 5;
  if (name.startsWith(wanted)) return 4;
  const words = name.split(" ");
  const wantedWords = wanted.split(" ");
  if (wantedWords.every((part) => words.some((word) => word.startsWith(part)))) return 3;
  if (wantedWords.every((part) => name.includes(part))) return 2;
  return wantedWords.every((part) => words.some((word) => isSlipOf(word, part))) ? 1 : 0;
}

const plainNames = new WeakMap<object, string>();

/** Games are searched far more often than they are named. */
function plainName(game: Searchable): string {
  let name = plainNames.get(game);
  if (name === undefined) {
    name = plain(game.name);
    plainNames.set(game, name);
  }
  return name;
}

/** The names of many games share their words: each pair is measured once for a search. */
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

/** Without case, accents and punctuation, words apart by one space. */
function plain(text: string): string {
  // Most names are plain enough already, and taking a thousand of them apart takes as long as a search may.
  if (/^[a-z\d]+(?: [a-z\d]+)*$/i.test(text)) return text.toLowerCase();
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** Short words must be right; from four letters on one slip is forgiven, from eight on two. */
function isSlip(word: string, typed: string): boolean {
  const allowed = typed.length >= 8 ? 2 : typed.length >= 4 ? 1 : 0;
  // A word that is too short for what was typed need not be measured.
  return allowed > 0 && word.length >= typed.length - allowed && prefixDistance(word, typed) <= allowed;
}

/**
 * How many letters must be changed, added, dropped or swapped with their neighbour to turn what was typed into
 * the beginning of the word.
 */
function prefixDistance(word: string, typed: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= word.length; column += 1) {
      const same = typed[row - 1] === word[column - 1];
      let best = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      const swapped = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, beforeLast[column - 2]! + 1);
      current.push(best);
    }
    beforeLast = last;
    last = current;
  }
  return Math.min(...last);
}
