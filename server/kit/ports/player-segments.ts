import type { PlayerFilter } from "@parlour/contracts/entities/player-list";
import type { Queryable, Transaction } from "../database.ts";

/** The filters of a segment. Names are left out: a segment is a group, not a search for one person. */
export type SegmentFilter = Omit<PlayerFilter, "term">;

/** Groups of players, selected by their current data. Implemented by the player directory. */
export type PlayerSegments = {
  /**
   * Lists the ids of the segment's next players, starting after the given id. With `idleSince`, lists only players
   * who have not played since then; for players who have never played, the day they joined is used instead.
   */
  list(
    db: Queryable,
    filter: SegmentFilter,
    page: { after: string; limit: number; idleSince?: Date | undefined },
  ): Promise<string[]>;
  /** Counts the players of the segment by currency. */
  count(db: Queryable, filter: SegmentFilter): Promise<{ currency: string; players: number }[]>;
  /** Reads the player again from the services that own the data, and returns whether the segment includes them. */
  includes(
    tx: Transaction,
    playerId: string,
    filter: SegmentFilter,
    idleSince?: Date | undefined,
  ): Promise<boolean>;
};
