import type { CasePayment, ConvertedBonus, LinkedClaim } from "@parlour/rules/case-rules";
import type { HarmDeposit } from "@parlour/rules/harm-markers";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { ReleaseClaim } from "../../../kit/operator.ts";
import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";

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

/** The data from other services that the case rules need. */
export type RuleSources = {
  /**
   * Lists credited deposits and requested withdrawals since a given time, and the payment with this id regardless of
   * its time.
   */
  listPayments: (db: Queryable, playerId: string, from: Date, id?: string) => Promise<CasePayment[]>;
  /** Lists the bonuses that the player converted to cash since a given time. */
  listConverted: (db: Queryable, playerId: string, from: Date) => Promise<ConvertedBonus[]>;
  /** Lists these players' claims of the offer that a bonus came from. */
  listClaims: (db: Queryable, bonusId: string, playerIds: readonly string[]) => Promise<LinkedClaim[]>;
  /** Lists the accounts that seem to belong to the same person. */
  listLinked: (playerId: string) => Promise<string[]>;
};

export type RuleParts = { kit: Kit; sources: RuleSources };

export type CaseParts = ScoreParts &
  RuleParts & {
    players: Pick<Players, "get">;
    protection: Pick<PlayerProtection, "holdForReview" | "endReview">;
    duplicateAccounts: Pick<DuplicateAccounts, "listSimilar" | "listSameCard">;
    /** Releases the claim of the operator who closes a case. */
    releaseClaim: ReleaseClaim;
    /** Lists the cases that operators have claimed. */
    listOwned: (db: Queryable) => Promise<{ itemId: string; operatorId: string }[]>;
  };
