import type { PokerFinding } from "@parlour/rules/poker-signals";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { DuplicateAccounts } from "../../../kit/ports/duplicate-accounts.ts";
import type { ReadHandFigures } from "../../../kit/ports/poker-figures.ts";

export type Finding = PokerFinding & { playerId?: string; hands?: string[] };

export type IntegrityParts = {
  kit: Kit;
  readHands: ReadHandFigures;
  duplicateAccounts: Pick<DuplicateAccounts, "find">;
  /** Adds findings to the player's case, unless it already contains them. */
  report: (tx: Transaction, playerId: string, findings: readonly Finding[]) => Promise<void>;
};
