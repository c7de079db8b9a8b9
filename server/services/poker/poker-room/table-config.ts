import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import type { Chips, HandRules, Limit, Rake } from "@parlour/poker/engine/state";
import type { GameCode } from "@parlour/poker/games";
import type { Stakes } from "@parlour/poker/table/forced-bets";
import { type BlindStructure, clockAt } from "@parlour/poker/tournament/structures";

/** Special rules that a cash or practice table offers. */
export type TableOptions = {
  /** An ante that every player pays in every hand. */
  ante?: Chips;
  /** Whether the button posts the big blind as the only blind, as usual in short deck. Such a table has no straddle. */
  buttonBlind?: boolean;
  /** Whether the player left of the big blind may straddle: post twice the big blind before the cards. */
  straddle?: boolean;
  /** Whether all-in players may agree to deal the rest of the board twice. */
  runItTwice?: boolean;
  /** A bomb pot is played once every `everyHands` hands: all players pay an ante, and betting starts on the flop. */
  bombPot?: { everyHands: number; ante: Chips; boards: 1 | 2 };
  /**
   * Players are known only by their seats: there are no names, chat or notes. `revealAfterHours` after a hand, its
   * players see everyone's cards in the replay, so that they can look for unfair play themselves.
   */
  anonymous?: { revealAfterHours: number };
};

/** The configuration of a table, as data. Amounts are minor units of the currency, or play chips. */
export type TableConfig = {
  id: string;
  name: string;
  game: GameCode;
  limit: Limit;
  seats: number;
  smallBlind: Chips;
  bigBlind: Chips;
  minBuyIn: Chips;
  maxBuyIn: Chips;
  /** The currency; null for practice tables, which are played with free chips. */
  currency: string | null;
  /** Bots play at practice tables only; the lobby and the seats label them as bots. */
  bots: { level: PokerBotLevel; count: number } | null;
  rake: Rake;
  options?: TableOptions;
  /**
   * Set for a fast-fold pool: a player who folds is dealt a new hand at once, with other members. `seats` is the number
   * of players in a hand, `members` the maximum number of entries in the pool, and `entries` the maximum per player.
   */
  fastFold?: { members: number; entries: number };
  /** Set for the tables of a tournament, which seats the players. Its chips are neither money nor free play chips. */
  tournament?: {
    id: string;
    name: string;
    structure: BlindStructure;
    startedMs: number;
    isRealMoney: boolean;
  };
};

export const isPractice = ({ currency, tournament }: TableConfig): boolean =>
  currency === null && tournament?.isRealMoney !== true;

/** Returns the name by which others know a person; empty at an anonymous table. */
export const shownName = ({ options }: Pick<TableConfig, "options">, { name }: { name: string }): string =>
  options?.anonymous ? "" : name;

/** Returns the stakes. At a cash table they never change; in a tournament they rise with the clock. */
export function stakesOf({ smallBlind, bigBlind, options, tournament }: TableConfig, nowMs: number): Stakes {
  if (!tournament)
    return {
      smallBlind,
      bigBlind,
      ante: options?.ante ? { kind: "each", amount: options.ante } : { kind: "none" },
      buttonBlindOnly: options?.buttonBlind === true,
    };
  const { stakes } = clockAt(tournament.structure, nowMs - tournament.startedMs);
  return {
    smallBlind: stakes.smallBlind,
    bigBlind: stakes.bigBlind,
    ante: stakes.ante === 0 ? { kind: "none" } : { kind: "bigBlind", amount: stakes.ante },
  };
}

/** Returns the terms of the bomb pot if the hand with this number is a bomb pot. */
export function bombPotOf(
  { options }: { options?: TableOptions | undefined },
  handNumber: number,
): TableOptions["bombPot"] {
  const bombPot = options?.bombPot;
  return bombPot && handNumber % bombPot.everyHands === 0 ? bombPot : undefined;
}

export function rulesOf(
  { game, limit, rake, options }: TableConfig,
  { bigBlind, handNumber }: { bigBlind: number; handNumber: number },
): HandRules {
  const bombPot = bombPotOf({ options }, handNumber);
  const boards = bombPot?.boards ?? 1;
  return {
    game,
    limit,
    minBet: bigBlind,
    bigBet: 2 * bigBlind,
    betsPerStreetMax: 4,
    trimAntes: true,
    rake,
    runItTwice: boards === 1 && options?.runItTwice === true,
    bombPot: bombPot !== undefined,
    boards,
  };
}
