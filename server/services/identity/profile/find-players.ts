import { type FoundPlayer, playerDeskRoles } from "@parlour/contracts/entities/player-details";
import type { Kit } from "../../../kit/kit.ts";
import type { SearchSource } from "../../../kit/ports/search-source.ts";
import { findByDetails, findByIds, findByName } from "./search-store.ts";

/**
 * Finds players by exact identifier, then by parts of their details, then by IP address and device. If `brandIds` is
 * null, players of all brands are found.
 */
export async function findPlayers(
  kit: Kit,
  term: string,
  limit: number,
  brandIds: readonly string[] | null = null,
): Promise<FoundPlayer[]> {
  const isShown = ({ brandId }: FoundPlayer) => brandIds === null || brandIds.includes(brandId);
  const named = (await findByName(kit.db, term)).filter(isShown);
  // An id or e-mail address identifies exactly one player, so no search for partial matches is needed.
  if (named.some(({ matchedBy }) => matchedBy !== "NICKNAME")) return named;
  const [detailed, atAddress, onDevice] = await Promise.all([
    findByDetails(kit.db, term, limit, brandIds),
    kit.sessions.playersAt("address", term, limit),
    kit.sessions.playersAt("device", term, limit),
  ]);
  const found = new Map<string, FoundPlayer>();
  for (const player of [
    ...named,
    ...detailed,
    ...(await findByIds(kit.db, atAddress, "ADDRESS")),
    ...(await findByIds(kit.db, onDevice, "DEVICE")),
  ]) {
    if (isShown(player) && !found.has(player.id)) found.set(player.id, player);
  }
  return [...found.values()].slice(0, limit);
}

export const playerSearch: SearchSource = {
  roles: playerDeskRoles,
  async find(kit, term, limit, brandIds) {
    const found = await findPlayers(kit, term, limit, brandIds);
    return found.map(({ id, firstName, lastName, email, nickname, countryCode, status, createdAt }) => ({
      kind: "PLAYER" as const,
      id,
      title: `${firstName} ${lastName}`,
      text: [nickname, email, countryCode, ...(status === "ACTIVE" ? [] : [status])].join(" · "),
      names: [nickname, email],
      playerId: id,
      subjectId: null,
      at: createdAt,
    }));
  },
};
