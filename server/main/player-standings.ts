import type { Reader } from "@parlour/wagering/admission";
import { readOncePerTransaction } from "@parlour/wagering/read-once";
import { type PlayerStanding, readStandings } from "../services/identity/profile/index.ts";

type ReadStandings = (
  tx: Reader,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, PlayerStanding>>;

/**
 * Creates a reader of profiles that reads them once per transaction, because several admission checks need
 * them.
 */
export function createStandings(): ReadStandings {
  return readOncePerTransaction(async (tx, playerIds) => {
    const rows = await readStandings(tx, playerIds);
    return new Map(rows.map((standing) => [standing.id, standing]));
  });
}
