import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { Transaction } from "../database.ts";

/** A player's document verification, for other services. Implemented by the profile-profiling service. */
export type Documents = {
  statusOf(playerId: string, tx?: Transaction): Promise<DocumentStatus>;
  /** Requests a document, unless one has been requested already. */
  request(playerId: string, tx: Transaction): Promise<DocumentStatus>;
};
