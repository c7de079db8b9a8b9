import type { SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Kit } from "../kit/kit.ts";
import type { DirectorySources } from "../kit/ports/player-directory.ts";
import { listSessionsOfPlayer } from "../kit/session-store.ts";
import { findPlayers, listJoined, readListedPlayers } from "../services/identity/profile/index.ts";
import { readVerifications } from "../services/identity/profile-profiling/index.ts";
import { readHarmRisk } from "../services/protection/harm-cases/index.ts";
import { listTierNames, readTiers } from "../services/rewards/loyalty-points/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";

type Needs = Pick<IdentityPorts, "players" | "duplicateAccounts">;

/** Collects the services' data about players for the operators' list of players. */
export function createDirectorySources(kit: Kit, { players, duplicateAccounts }: Needs): DirectorySources {
  return {
    readPlayers: readListedPlayers,
    findPlayers: (term, limit) => findPlayers(kit, term, limit),
    listJoined,
    readVerifications,
    readTiers,
    listTiers: () => listTierNames(kit.db),
    async listSimilar({ id }) {
      const player = await players.find(id);
      if (player === undefined) return [];
      const [latest] = await listSessionsOfPlayer(kit.db, id, 1);
      const traits = { ...player, address: latest?.address ?? null, deviceId: latest?.device_id ?? null };
      const found = [
        ...(await duplicateAccounts.listSimilar(kit.db, traits, id)),
        ...(await duplicateAccounts.listSameCard(kit.db, id)),
      ];
      return mergeAccounts(found);
    },
    readRisk: (playerId) => readHarmRisk(kit.db, playerId),
  };
}

function mergeAccounts(found: readonly SimilarAccount[]): SimilarAccount[] {
  const accounts = new Map<string, SimilarAccount>();
  for (const one of found) {
    const known = accounts.get(one.playerId);
    accounts.set(one.playerId, known ? { ...known, shared: [...known.shared, ...one.shared] } : one);
  }
  return [...accounts.values()];
}
