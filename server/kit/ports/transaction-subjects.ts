import type { TransactionSubject } from "@parlour/contracts/entities/transaction";

/** Describes what a player's ledger postings are about, such as a game or a bet. Unknown ids are left out. */
export type ReadSubjects = (
  playerId: string,
  ids: readonly string[],
  language: string,
) => Promise<ReadonlyMap<string, TransactionSubject>>;

/**
 * The functions that describe subjects, by reference kind. Each is provided by the service that makes postings of that
 * kind.
 */
export type TransactionSubjects = Readonly<Partial<Record<string, ReadSubjects>>>;
