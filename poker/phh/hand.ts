import type { TomlPrimitive } from "smol-toml";
import type { Card } from "../cards.ts";
import type { Chips, Limit } from "../engine/state.ts";
import type { GameCode } from "../games.ts";

/** A card that the annotator did not know. */
export type MaybeCard = Card | null;

/** Players are counted from 0 here and from 1 in the file. */
export type PhhAction =
  | { kind: "hole"; player: number; cards: readonly MaybeCard[] }
  | { kind: "board"; cards: readonly Card[] }
  | { kind: "fold" | "checkOrCall" | "muck"; player: number }
  | { kind: "betOrRaise"; player: number; to: Chips }
  /** Null stands for the dash: the cards of the deal. */
  | { kind: "show"; player: number; cards: readonly MaybeCard[] | null };

/** A hand of a PHH file. Amounts are whole numbers of the smallest unit, which has `decimals` decimals. */
export interface PhhHand {
  game: GameCode;
  limit: Limit;
  decimals: number;
  trimAntes: boolean;
  /** In order of position. A heads-up file lists them reversed; here they belong to their player. */
  antes: readonly Chips[];
  blinds: readonly Chips[];
  /** Our own field: missed blinds posted dead, where antes are trimmed and these are not. */
  deadBlinds: readonly Chips[];
  minBet: Chips;
  bigBet: Chips;
  startingStacks: readonly Chips[];
  actions: readonly PhhAction[];
  finishingStacks: readonly Chips[] | null;
  winnings: readonly Chips[] | null;
  /** Our own fields: the second board of a hand that was run twice or dealt with two boards. */
  secondBoard: { cards: readonly Card[]; from: "run" | "deal" } | null;
  /** Fields that do not change the play: venue, players, seats, time, user-defined fields. */
  details: Readonly<Record<string, TomlPrimitive | readonly TomlPrimitive[]>>;
}

export class PhhError extends Error {}

const limitCodes: Record<Limit, string> = { none: "N", pot: "P", fixed: "F" };
const gameLetters: Record<GameCode, string> = {
  holdem: "T",
  shortDeck: "S",
  omaha: "O",
  omaha5: "O5",
  omahaHiLo: "O/8",
  omaha5HiLo: "O5/8",
};

/**
 * The specification names FT, NT, NS, PO and FO/8. The other combinations follow the same pattern and are ours
 * until it names them.
 */
export const variantCode = (limit: Limit, game: GameCode): string =>
  `${limitCodes[limit]}${gameLetters[game]}`;

export function parseVariant(code: string): { limit: Limit; game: GameCode } {
  for (const limit of Object.keys(limitCodes) as Limit[])
    for (const game of Object.keys(gameLetters) as GameCode[])
      if (variantCode(limit, game) === code) return { limit, game };
  throw new PhhError(`The variant ${code} is not supported.`);
}
