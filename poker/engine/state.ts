import type { Card } from "../cards.ts";
import type { GameCode } from "../games.ts";
import type { Phase } from "./phases.ts";

/** Every amount is a safe integer in minor units or tournament chips (docs/decisions/0071). */
export type Chips = number;

export type Limit = "none" | "pot" | "fixed";

export interface Rake {
  basisPoints: number;
  /**
   * Rake caps, each with the minimum number of players dealt in. Of the caps whose minimum is reached, the one with the
   * highest minimum applies. An empty list means no cap.
   */
  caps: readonly { players: number; cap: Chips }[];
  noFlopNoDrop: boolean;
  /** The rake of a recorded hand; in replays it replaces the calculation. */
  recorded?: Chips;
}

export interface HandRules {
  game: GameCode;
  limit: Limit;
  /** The smallest bet: the big blind, or the small bet of a fixed-limit game. */
  minBet: Chips;
  /** The bet size on turn and river of a fixed-limit game. */
  bigBet: Chips;
  /**
   * The maximum number of bets on one street of a fixed-limit game, counting the first. The big blind counts
   * as the first.
   */
  betsPerStreetMax: number;
  /** If true, a player with a short ante can win only the amount they paid from each other player's ante. */
  trimAntes: boolean;
  rake: Rake;
  /** Whether all-in players may agree to deal the remaining board twice. */
  runItTwice: boolean;
  /** A bomb pot has no betting before the flop. */
  bombPot: boolean;
  /** The number of boards dealt; two boards share every pot. */
  boards: 1 | 2;
}

/** A player who is dealt in, with the forced bets they owe. */
export interface Entrant {
  seat: number;
  stack: Chips;
  ante?: Chips;
  /** The live forced bet that this position owes: a blind or straddle. */
  blind?: Chips;
  /** The live blind of a new or returning player, which does not change who acts first. */
  post?: Chips;
  /** A forced payment that does not count as a bet: a missed small blind or a big-blind ante. */
  dead?: Chips;
  /** The player gives up any claim at showdown, which is known in advance only for a recorded hand. */
  concedes?: boolean;
}

export interface HandSetup {
  rules: HandRules;
  /**
   * Players in order of position: left of the button first, the button last. Heads-up, the big blind comes
   * first.
   */
  players: readonly Entrant[];
  /**
   * The shuffled deck. Hole cards are dealt one at a time in order of position, then the board, without burn
   * cards.
   */
  deck: readonly Card[];
}

export interface PlayerState {
  readonly seat: number;
  readonly startingStack: Chips;
  readonly concedes: boolean;
  /** The forced bets that are owed, even if the stack was too short to pay them. */
  readonly forced: Readonly<Record<"ante" | "blind" | "post" | "dead", Chips>>;
  readonly hole: readonly Card[];
  stack: Chips;
  /** The player's bets on this street. */
  streetBet: Chips;
  /** The player's bets in the whole hand that are matched against other players' bets. */
  staked: Chips;
  /** Forced payments that go to the main pot without being matched. */
  dead: Chips;
  folded: boolean;
  /** Whether the player has acted on this street. */
  acted: boolean;
  /** Whether the hole cards are shown to all players. */
  revealed: boolean;
}

export type LogEntry =
  | { kind: "ante" | "dead" | "blind" | "call" | "return"; seat: number; amount: Chips }
  | { kind: "fold" | "check" | "muck"; seat: number }
  | { kind: "bet" | "raise"; seat: number; to: Chips }
  | { kind: "board"; board: number; cards: readonly Card[] }
  | { kind: "reveal"; seat: number; cards: readonly Card[] }
  | { kind: "runs"; seat: number; runs: 1 | 2 }
  | { kind: "rake"; amount: Chips };

export interface Share {
  seat: number;
  amount: Chips;
  board: number;
  side: "high" | "low";
}

export interface PotResult {
  /** The size of the pot before rake. */
  amount: Chips;
  rake: Chips;
  /** The seats that could win this pot. */
  seats: readonly number[];
  shares: readonly Share[];
}

export interface HandResult {
  rake: Chips;
  pots: readonly PotResult[];
}

/** The state of a hand, as plain data: one server can store it after every action and another can continue. */
export interface HandState {
  readonly rules: HandRules;
  phase: Phase;
  /** The cards not dealt yet, which must never be sent to a client. */
  deck: readonly Card[];
  boards: readonly (readonly Card[])[];
  players: readonly PlayerState[];
  /** The index of the player to act during betting. */
  toAct: number | null;
  /** The bet to match on this street. */
  currentBet: Chips;
  /** The size of the last full bet or raise; the next raise must be at least this large. */
  raiseSize: Chips;
  /** Fixed limit only: the last full bet, from which the size of the next raise is measured. */
  fullBet: Chips;
  betsThisStreet: number;
  /** The index of the last player to bet or raise on this street. */
  aggressor: number | null;
  /** Answers of the all-in players to "run it twice?", by player index. */
  runVotes: readonly (1 | 2 | null)[];
  log: readonly LogEntry[];
  result: HandResult | null;
}

export const contenders = (state: HandState): PlayerState[] =>
  state.players.filter((player) => !player.folded);

export const canAct = (player: PlayerState): boolean => !player.folded && player.stack > 0;

export const potTotal = (state: HandState): Chips =>
  state.players.reduce((sum, player) => sum + player.staked + player.dead, 0);
