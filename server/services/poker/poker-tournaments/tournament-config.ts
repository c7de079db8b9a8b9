import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import type { GameCode } from "@parlour/poker/games";
import type { EntryRules } from "@parlour/poker/tournament/entry-rules";
import type { BlindStructure, Speed } from "@parlour/poker/tournament/structures";

/** The terms of a tournament. Amounts are minor units of the currency. */
export type TournamentConfig = {
  name: string;
  game: GameCode;
  speed: Speed;
  structure: BlindStructure;
  /** The number of seats at each table. */
  seatCount: number;
  /** A scheduled tournament with fewer entries than this is cancelled. A sit & go starts only with the maximum. */
  entriesMin: number;
  entriesMax: number;
  entryRules: EntryRules;
  /** The currency; null for practice tournaments, which are free, pay no prizes and include bots. */
  currency: string | null;
  buyIn: { prize: number; fee: number };
  /** The guaranteed prize pool; the house pays any overlay. */
  guarantee: number;
  bots: PokerBotLevel | null;
  /** Bots fill the field up to this number of entries at the start. */
  botField: number;
};

export const priceOf = ({ buyIn }: TournamentConfig): number => buyIn.prize + buyIn.fee;
