import type { HarmDeposit } from "@parlour/rules/harm-markers";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";

/** The dependencies of the daily score. */
export type ScoreParts = {
  kit: Kit;
  /**
   * Reads a player's deposits in order, including declined ones, and how many withdrawals were cancelled in the last
   * week.
   */
  readPayments: (
    db: Queryable,
    playerId: string,
    period: { from: Date; lastWeek: Date; before: Date },
  ) => Promise<{ deposits: HarmDeposit[]; cancelledWithdrawals: number }>;
  /** Counts how often the player asked to raise or remove a limit. */
  countRaisedLimits: (db: Queryable, playerId: string, from: Date, before: Date) => Promise<number>;
  findTimeZone: (db: Queryable, playerId: string) => Promise<string | undefined>;
};

export type HarmParts = ScoreParts & {
  players: Pick<Players, "get">;
  protection: Pick<PlayerProtection, "holdForReview" | "endReview">;
  duplicateAccounts: Pick<DuplicateAccounts, "listSimilar" | "listSameCard">;
};
