import { type Card, parseCards } from "../cards.ts";
import { type MaybeCard, type PhhAction, PhhError } from "./hand.ts";

function parseMaybeCards(text: string): MaybeCard[] {
  const pairs = text.match(/../g) ?? [];
  return pairs.map((pair) => (pair === "??" ? null : parseCards(pair)[0]!));
}

function parseKnownCards(text: string): Card[] {
  try {
    return parseCards(text);
  } catch {
    throw new PhhError(`${text} is not a list of known cards.`);
  }
}

/** Parses one action. Returns null for a line with only a comment. */
export function parseAction(
  notation: string,
  players: number,
  amountOf: (text: string) => number,
): PhhAction | null {
  const words = notation.split("#")[0]!.trim().split(/\s+/);
  const [actor, verb, first, second] = words;
  if (!actor) return null;
  const playerOf = (text: string | undefined): number => {
    const number = Number(/^p(\d+)$/.exec(text ?? "")?.[1]);
    if (!(number >= 1 && number <= players)) throw new PhhError(`No such player in "${notation}".`);
    return number - 1;
  };
  if (actor === "d") {
    if (verb === "db" && first) return { kind: "board", cards: parseKnownCards(first) };
    if (verb === "dh" && second)
      return { kind: "hole", player: playerOf(first), cards: parseMaybeCards(second) };
    throw new PhhError(`The dealer cannot do "${notation}".`);
  }
  const player = playerOf(actor);
  if (verb === "f") return { kind: "fold", player };
  if (verb === "cc") return { kind: "checkOrCall", player };
  if (verb === "cbr" && first) return { kind: "betOrRaise", player, to: amountOf(first) };
  if (verb === "sm" && first)
    return { kind: "show", player, cards: first === "-" ? null : parseMaybeCards(first) };
  if (verb === "sm") return { kind: "muck", player };
  throw new PhhError(`A player cannot do "${notation}".`);
}
