import type { Card } from "../cards.ts";
import type { GameCode } from "../games.ts";
import type { Phase } from "./phases.ts";

/** Every amount is a safe integer in minor units or tournament chips (docs/decisions/0071). */
export type Chips = number;

export type Limit = "none" | "pot" | "fixed";

export interface Rake {
  basisPoints: number;
  /** The most that is taken from a hand with at least so many players dealt in. Empty means no cap. */
  caps: readonly { players: number; cap: Chips }[];
  noFlopNoDrop: boolean;
  /** What a recorded hand says was taken; replaces the calculation in replays. */
  recorded?: Chips;
}

export interface HandRules {
  game: GameCode;
  limit: Limit;
  /** The smallest bet: the big blind, or the small bet of a fixed-limit game. */
  minBet: Chips;
  /** The bet on turn and river of a fixed-limit game. */
  bigBet: Chips;
  /** The bets of one street of a fixed-limit game, the first included. The big blind counts as the first. */
  betsPerStreetMax: number;
  /** True: a player who cannot pay the whole ante wins only as much of each other ante as they paid. */
  trimAntes: boolean;
  rake: Rake;
  /** Players who are all in may agree to deal the remaining board twice. */
  runItTwice: boolean;
  /** A bomb pot has no betting before the flop. */
  bombPot: boolean;
  /** Two boards share every pot from the flop on. */
  boards: 1 | 2;
}

/** A player who is dealt in, with the forced bets that the table asks of them. */
export interface Entrant {
  seat: number;
  stack: Chips;
  ante?: Chips;
  /** A live forced bet that the position asks for: blind or straddle. */
  blind?: Chips;
  /** The live blind of a returning or new player, which does not change who acts first. */
  post?: Chips;
  /** A forced payment that does not count as a bet: a missed small blind or a big-blind ante. */
  dead?: Chips;
  /** Gives up any claim at showdown. Only a recorded hand knows that in advance. */
  concedes?: boolean;
}

export interface HandSetup {
  rules: HandRules;
  /** In order of position: left of the button first, the button last. Heads-up the big blind comes first. */
  players: readonly Entrant[];
  /** The shuffled deck. Hole cards are dealt one at a time in order of position, then the board; no burn cards. */
  deck: readonly Card[];
}

export interface PlayerState {
  readonly seat: number;
  readonly startingStack: Chips;
  readonly concedes: boolean;
  /** The forced bets as the table asked for them, also where the stack was too short to pay them. */
  readonly forced: Readonly<Record<"ante" | "blind" | "post" | "dead", Chips>>;
  readonly hole: readonly Card[];
  stack: Chips;
  /** What the player has bet on this street. */
  streetBet: Chips;
  /** All bets of the hand that are matched against other players' bets. */
  staked: Chips;
  /** Forced payments that belong to the main pot as a whole. */
  dead: Chips;
  folded: boolean;
  /** Has acted on this street. */
  acted: boolean;
  /** All players may see the hole cards. */
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
  /** Before rake. */
  amount: Chips;
  rake: Chips;
  /** The seats that could win it. */
  seats: readonly number[];
  shares: readonly Share[];
}

export interface HandResult {
  rake: Chips;
  pots: readonly PotResult[];
}

/** Plain data, so that a server can store it after every action and another can continue. */
export interface HandState {
  readonly rules: HandRules;
  phase: Phase;
  /** The undealt cards. Never leaves the server. */
  deck: readonly Card[];
  boards: readonly (readonly Card[])[];
  players: readonly PlayerState[];
  /** The index of the player to act, while betting. */
  toAct: number | null;
  /** The bet to match on this street. */
  currentBet: Chips;
  /** The size of the last full bet or raise; the next raise must be at least as large. */
  raiseSize: Chips;
  /** Fixed limit: the level that the next raise is counted from. */
  fullBet: Chips;
  betsThisStreet: number;
  /** The index of the last player who bet or raised on this street. */
  aggressor: number | null;
  /** Answers of all-in players to "run it twice?", by index. */
  runVotes: readonly (1 | 2 | null)[];
  log: readonly LogEntry[];
  result: HandResult | null;
}

export const contenders = (state: HandState): PlayerState[] =>
  state.players.filter((player) => !player.folded);

export const canAct = (player: PlayerState): boolean => !player.folded && player.stack > 0;

export const potTotal = (state: HandState): Chips =>
  state.players.reduce((sum, player) => sum + player.staked + player.dead, 0);
