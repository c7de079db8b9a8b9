import type { Reader } from "@parlour/wagering/admission";
import { type PlayerStanding, readStandings } from "../services/identity/profile/index.ts";

type ReadStandings = (
  tx: Reader,
  playerIds: readonly string[],
) => Promise<ReadonlyMap<string, PlayerStanding>>;

/** Several admission checks need the same profiles, so each transaction reads them once. */
export function createStandings(): ReadStandings {
  const known = new WeakMap<Reader, Promise<ReadonlyMap<string, PlayerStanding>>>();
  return async (tx, playerIds) => {
    const before = await known.get(tx);
    if (before && playerIds.every((id) => before.has(id))) return before;
    const reading = readStandings(tx, playerIds).then(
      (rows) => new Map(rows.map((standing) => [standing.id, standing])),
    );
    known.set(tx, reading);
    return await reading;
  };
}
