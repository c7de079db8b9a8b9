import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";

/** What other services may ask about a player's document. Answered by the profile-profiling service. */
export type Documents = {
  statusOf(playerId: string, tx?: Transaction): Promise<DocumentStatus>;
  /** Asks for a document, unless the player was asked before. */
  request(playerId: string, tx: Transaction): Promise<DocumentStatus>;
};
