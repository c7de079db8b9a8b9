import type { SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Kit } from "../kit/kit.ts";
import type { DuplicateAccounts } from "../kit/ports/duplicate-accounts.ts";
import type { DirectorySources } from "../kit/ports/player-directory.ts";
import type { Players } from "../kit/ports/players.ts";
import { findPlayers, listJoined, readListedPlayers } from "../services/identity/profile/index.ts";
import { readVerifications } from "../services/identity/profile-profiling/index.ts";
import { readHarmRisk } from "../services/protection/cases/index.ts";
import { readBreaks } from "../services/protection/player-protection/index.ts";
import { listTierNames, readTiers } from "../services/rewards/loyalty-points/index.ts";

type Needs = { players: Players; duplicateAccounts: DuplicateAccounts };

/** Collects the services' data about players for the operators' list of players. */
export function createDirectorySources(kit: Kit, { players, duplicateAccounts }: Needs): DirectorySources {
  return {
    readPlayers: readListedPlayers,
    findPlayers: (term, limit) => findPlayers(kit, term, limit),
    listJoined,
    readVerifications,
    readTiers,
    readBreaks: (db, ids) => readBreaks(db, ids, kit.clock.now()),
    listTiers: () => listTierNames(kit.db),
    listSimilar: ({ id }) => listLinkedAccounts(kit, { players, duplicateAccounts }, id),
    readRisk: (playerId) => readHarmRisk(kit.db, playerId),
  };
}

/**
 * Lists the accounts that share something with a player's account: the person, phone, card, or any
 * device or recent network address.
 */
export async function listLinkedAccounts(
  { db }: Pick<Kit, "db">,
  { players, duplicateAccounts }: Needs,
  playerId: string,
): Promise<SimilarAccount[]> {
  const player = await players.find(playerId);
  if (player === undefined) return [];
  const traits = { ...player, address: null, deviceId: null };
  const found = [
    ...(await duplicateAccounts.listSimilar(db, traits, playerId)),
    ...(await duplicateAccounts.listSameCard(db, playerId)),
  ];
  return mergeAccounts(found);
}

function mergeAccounts(found: readonly SimilarAccount[]): SimilarAccount[] {
  const accounts = new Map<string, SimilarAccount>();
  for (const one of found) {
    const known = accounts.get(one.playerId);
    accounts.set(one.playerId, known ? { ...known, shared: [...known.shared, ...one.shared] } : one);
  }
  return [...accounts.values()];
}
