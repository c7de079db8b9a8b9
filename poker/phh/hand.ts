import type { TomlPrimitive } from "smol-toml";
import type { Card } from "../cards.ts";
import type { Chips, Limit } from "../engine/state.ts";
import type { GameCode } from "../games.ts";

/** A card, or null if the file does not name it. */
export type MaybeCard = Card | null;

/** Player indexes start at 0 in this type and at 1 in PHH files. */
export type PhhAction =
  | { kind: "hole"; player: number; cards: readonly MaybeCard[] }
  | { kind: "board"; cards: readonly Card[] }
  | { kind: "fold" | "checkOrCall" | "muck"; player: number }
  | { kind: "betOrRaise"; player: number; to: Chips }
  /** The cards shown, or null for a dash in the file, which means the cards that were dealt to the player. */
  | { kind: "show"; player: number; cards: readonly MaybeCard[] | null };

/**
 * One hand of a PHH file. Amounts are integers in the smallest unit; `decimals` is the number of decimal places in the
 * file (2.50 with two decimals is 250).
 */
export interface PhhHand {
  game: GameCode;
  limit: Limit;
  decimals: number;
  trimAntes: boolean;
  /** Forced bets in order of position, also for heads-up hands, for which PHH files list them in reverse. */
  antes: readonly Chips[];
  blinds: readonly Chips[];
  /**
   * Missed blinds posted dead. In hands with trimmed antes they can't be recorded as part of the antes, so our own
   * files have an extension field for them.
   */
  deadBlinds: readonly Chips[];
  minBet: Chips;
  bigBet: Chips;
  startingStacks: readonly Chips[];
  actions: readonly PhhAction[];
  finishingStacks: readonly Chips[] | null;
  winnings: readonly Chips[] | null;
  /** Extension fields: the second board of a hand that was run twice or dealt with two boards. */
  secondBoard: { cards: readonly Card[]; from: "run" | "deal" } | null;
  /** Fields that do not affect play: venue, players, seats, time and user-defined fields. */
  details: Readonly<Record<string, TomlPrimitive | readonly TomlPrimitive[]>>;
}

/**
 * A file or hand that cannot be read or replayed. Hands with the same fault get the same reason, so that they can be
 * counted together.
 */
export class PhhError extends Error {
  readonly reason: string;
  constructor(message: string, reason = message) {
    super(message);
    this.reason = reason;
  }
}

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
 * The code of a game variant. The specification defines FT, NT, NS, PO and FO/8; the other codes are our
 * extensions in the same pattern.
 */
export const variantCode = (limit: Limit, game: GameCode): string =>
  `${limitCodes[limit]}${gameLetters[game]}`;

export function parseVariant(code: string): { limit: Limit; game: GameCode } {
  for (const limit of Object.keys(limitCodes) as Limit[])
    for (const game of Object.keys(gameLetters) as GameCode[])
      if (variantCode(limit, game) === code) return { limit, game };
  throw new PhhError(`The variant ${code} is not supported.`);
}
