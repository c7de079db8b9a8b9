// Builds hands for tests: seats are numbered from 1 in order of position, and actions are short strings.
import { type Card, parseCards, sortedDeck } from "../cards.ts";
import { type Applied, apply, type HandAction } from "../engine/apply.ts";
import { startHand } from "../engine/start-hand.ts";
import type { Entrant, HandRules, HandSetup, HandState } from "../engine/state.ts";
import { games } from "../games.ts";
import { noRake } from "./random-hand.ts";

export interface StackedHand extends Partial<HandRules> {
  stacks: number[];
  antes?: number[];
  blinds?: number[];
  posts?: number[];
  dead?: number[];
  /** Hole cards of the first players; the other players get unused cards. */
  holes?: string[];
  /** The board cards in the order they are dealt. */
  board?: string;
}

export function stackedSetup(hand: StackedHand): HandSetup {
  const { stacks, antes = [], blinds = [], posts = [], dead = [], holes = [], board = "", ...rules } = hand;
  const all: HandRules = {
    game: "holdem",
    limit: "none",
    minBet: 2,
    bigBet: 4,
    betsPerStreetMax: 4,
    trimAntes: true,
    rake: noRake,
    runItTwice: false,
    bombPot: false,
    boards: 1,
    ...rules,
  };
  const { deck, holeCards } = games[all.game];
  const known = [...holes.flatMap(parseCards), ...parseCards(board)];
  const unused = sortedDeck(deck).filter((card) => !known.includes(card));
  const hands = stacks.map((_, at): Card[] =>
    holes[at] ? parseCards(holes[at]) : unused.splice(0, holeCards),
  );
  const dealt = Array.from({ length: holeCards }, (_, round) => hands.map((cards) => cards[round]!)).flat();
  return {
    rules: all,
    players: stacks.map(
      (stack, at): Entrant => ({
        seat: at + 1,
        stack,
        ante: antes[at] ?? 0,
        blind: blinds[at] ?? 0,
        post: posts[at] ?? 0,
        dead: dead[at] ?? 0,
      }),
    ),
    deck: [...dealt, ...parseCards(board), ...unused],
  };
}

/** Parses actions such as "3 raise 8", "1 fold" and "2 runs 2". */
function parseStep(text: string): HandAction {
  const [seat, type, amount] = text.split(" ");
  if (type === "bet" || type === "raise") return { type, seat: Number(seat), to: Number(amount) };
  if (type === "runs") return { type, seat: Number(seat), runs: Number(amount) as 1 | 2 };
  return { type: type as "fold" | "check" | "call" | "show", seat: Number(seat) };
}

export const attempt = (state: HandState, text: string): Applied => apply(state, parseStep(text));

/** Plays a list of actions and fails if one is rejected. */
export function play(start: HandState, actions: string): HandState {
  return actions
    .split(",")
    .map((text) => text.trim())
    .filter(Boolean)
    .reduce((state, text) => {
      const applied = attempt(state, text);
      if (applied.refused) throw new Error(`${text}: ${applied.refused}`);
      return applied.state;
    }, start);
}

export const playHand = (hand: StackedHand, actions: string): HandState =>
  play(startHand(stackedSetup(hand)), actions);

export const stacksOf = (state: HandState): number[] => state.players.map(({ stack }) => stack);
