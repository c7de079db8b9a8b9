import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import type { Chips, HandRules, Limit, Rake } from "@parlour/poker/engine/state";
import type { GameCode } from "@parlour/poker/games";
import type { Stakes } from "@parlour/poker/table/forced-bets";

/** A table is data. Amounts are minor units of the currency, or play chips. */
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
  /** Null for practice tables, which are played with free chips. */
  currency: string | null;
  /** Bots play at practice tables only; the lobby and the seats name them as bots. */
  bots: { level: PokerBotLevel; count: number } | null;
  rake: Rake;
};

export const isPractice = ({ currency }: TableConfig): boolean => currency === null;

export const stakesOf = ({ smallBlind, bigBlind }: TableConfig): Stakes => ({
  smallBlind,
  bigBlind,
  ante: { kind: "none" },
});

export const rulesOf = ({ game, limit, bigBlind, rake }: TableConfig): HandRules => ({
  game,
  limit,
  minBet: bigBlind,
  bigBet: 2 * bigBlind,
  betsPerStreetMax: 4,
  trimAntes: true,
  rake,
  runItTwice: false,
  bombPot: false,
  boards: 1,
});
