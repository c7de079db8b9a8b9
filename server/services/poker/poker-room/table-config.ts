import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import type { Chips, HandRules, Limit, Rake } from "@parlour/poker/engine/state";
import type { GameCode } from "@parlour/poker/games";
import type { Stakes } from "@parlour/poker/table/forced-bets";
import { type BlindStructure, clockAt } from "@parlour/poker/tournament/structures";

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

/** Returns the stakes. At a cash table they never change; in a tournament they rise with the clock. */
export function stakesOf({ smallBlind, bigBlind, tournament }: TableConfig, nowMs: number): Stakes {
  if (!tournament) return { smallBlind, bigBlind, ante: { kind: "none" } };
  const { stakes } = clockAt(tournament.structure, nowMs - tournament.startedMs);
  return {
    smallBlind: stakes.smallBlind,
    bigBlind: stakes.bigBlind,
    ante: stakes.ante === 0 ? { kind: "none" } : { kind: "bigBlind", amount: stakes.ante },
  };
}

export const rulesOf = ({ game, limit, rake }: TableConfig, bigBlind: number): HandRules => ({
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
