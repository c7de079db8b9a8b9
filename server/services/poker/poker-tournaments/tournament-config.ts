import type { PokerBotLevel } from "@parlour/contracts/entities/poker";
import type { Chips } from "@parlour/poker/engine/state";
import type { GameCode } from "@parlour/poker/games";
import type { BountyKind } from "@parlour/poker/tournament/bounties";
import type { EntryRules } from "@parlour/poker/tournament/entry-rules";
import type { BlindStructure, Speed } from "@parlour/poker/tournament/structures";

/** The terms of a tournament. Amounts are minor units of the currency. */
export type TournamentConfig = {
  name: string;
  game: GameCode;
  speed: Speed;
  structure: BlindStructure;
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
  /**
   * The chips of a re-buy and of the add-on. Each costs the prize part of the buy-in, without a fee, and
   * raises the prize pool.
   */
  extraChips?: { reBuy: Chips; addOn: Chips };
  /** The bounty on every player's head, which is paid on top of buy-in and fee. Never combined with re-buys. */
  bounty?: { kind: BountyKind; amount: number };
  /** The tournament to which a satellite's winners get an entry, and its price. */
  satellite?: { targetId: string; targetName: string; ticketPrice: number };
  bots: PokerBotLevel | null;
  /** Bots fill the field up to this number of entries at the start. */
  botField: number;
};

export const bountyOf = ({ bounty }: Pick<TournamentConfig, "bounty">): number => bounty?.amount ?? 0;

export const priceOf = (config: Pick<TournamentConfig, "buyIn" | "bounty">): number =>
  config.buyIn.prize + config.buyIn.fee + bountyOf(config);
