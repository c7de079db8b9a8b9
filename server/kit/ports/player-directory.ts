import type { FoundPlayer, PlayerDetails } from "@parlour/contracts/entities/player-details";
import type { PlayerBreak } from "@parlour/contracts/entities/protection";
import type { DocumentStatus } from "@parlour/contracts/enumerations";
import type { SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Queryable } from "../database.ts";

/** The data that the operators' list of players collects from other services. Composed in `server/main`. */
export type DirectorySources = {
  readPlayers(db: Queryable, ids: readonly string[]): Promise<(FoundPlayer & { currency: string })[]>;
  /** Finds players by part of a name, e-mail address, phone number and so on. */
  findPlayers(term: string, limit: number): Promise<readonly Pick<FoundPlayer, "id">[]>;
  /** Lists players who joined after the given one, oldest first. Times are PostgreSQL timestamps as text. */
  listJoined(
    db: Queryable,
    after: { at: string; id: string },
    limit: number,
  ): Promise<{ at: string; id: string }[]>;
  /** Reads document statuses. Players who were never asked for a document have no entry. */
  readVerifications(db: Queryable, ids: readonly string[]): Promise<Map<string, DocumentStatus>>;
  readTiers(db: Queryable, ids: readonly string[]): Promise<Map<string, string>>;
  /** Reads the breaks that aren't over. Players who have never taken a break have no entry. */
  readBreaks(db: Queryable, ids: readonly string[]): Promise<Map<string, PlayerBreak[]>>;
  listTiers(): Promise<{ id: string; name: string }[]>;
  listSimilar(player: Pick<PlayerDetails, "id">): Promise<SimilarAccount[]>;
  readRisk(playerId: string): Promise<{ score: number | null; hasOpenCase: boolean }>;
};
