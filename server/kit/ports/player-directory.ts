import type { FoundPlayer, PlayerDetails } from "@parlour/contracts/entities/player-details";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Queryable } from "../database.ts";

/** What the operators' list of players gathers from other services. Composed in `server/main`. */
export type DirectorySources = {
  readPlayers(db: Queryable, ids: readonly string[]): Promise<(FoundPlayer & { currency: string })[]>;
  /** By part of a name, e-mail address, phone number and so on. */
  findPlayers(term: string, limit: number): Promise<readonly Pick<FoundPlayer, "id">[]>;
  /** Players who joined after the given one, oldest first; times are PostgreSQL's, as text. */
  listJoined(
    db: Queryable,
    after: { at: string; id: string },
    limit: number,
  ): Promise<{ at: string; id: string }[]>;
  /** Players without an entry were never asked for a document. */
  readVerifications(db: Queryable, ids: readonly string[]): Promise<Map<string, DocumentStatus>>;
  readTiers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
  listTiers(): Promise<{ id: string; name: string }[]>;
  listSimilar(player: Pick<PlayerDetails, "id">): Promise<SimilarAccount[]>;
  readRisk(playerId: string): Promise<{ score: number | null; hasOpenCase: boolean }>;
};
