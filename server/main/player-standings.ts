import type { Reader } from "@parlour/wagering/admission";
import { readOncePerTransaction } from "@parlour/wagering/read-once";
import { type PlayerStanding, readStandings } from "../services/identity/profile/index.ts";

type ReadStandings = (
  tx: Reader,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, PlayerStanding>>;

/**
 * Creates a function that reads players' profiles. It reads each only once per transaction, although several
 * admission checks need them.
 */
export function createStandings(): ReadStandings {
  return readOncePerTransaction(async (tx, playerIds) => {
    const rows = await readStandings(tx, playerIds);
    return new Map(rows.map((standing) => [standing.id, standing]));
  });
}
