import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { OperationGuard } from "../../../kit/ports/operation-guard.ts";
import type { PlayerProtection } from "../../../kit/ports/player-protection.ts";
import type { Players } from "../../../kit/ports/players.ts";

/** A file that the player uploaded. */
export type PersonalFile = { name: string; file: Buffer };

export type PersonalDataParts = {
  kit: Kit;
  players: Players;
  guard: OperationGuard;
  protection: Pick<PlayerProtection, "isOnBreak">;
  findClosedAt(db: Queryable, playerId: string): Promise<Date | undefined>;
  /** Returns whether the player has money of their own. */
  hasMoney(tx: Transaction, playerId: string): Promise<boolean>;
  hasOpenCase(db: Queryable, playerId: string): Promise<boolean>;
  /** Returns the documents that the player uploaded, one at a time because they are large. */
  listFiles(playerId: string): AsyncIterable<PersonalFile>;
};
