import { exportPlayers as call } from "@parlour/contracts/calls/office/player-directory/export-players";
import type { ListedPlayer } from "@parlour/contracts/entities/player-list";
import { csvStreamReply } from "../../../../kit/csv.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { DirectoryPlace } from "../list-store.ts";
import type { DirectoryParts } from "../parts.ts";
import { readList } from "../read-list.ts";

const perPage = 1_000;
const columns = [
  "id",
  "first name",
  "last name",
  "nickname",
  "e-mail",
  "country",
  "status",
  "verification",
  "tier",
  "tags",
  "joined",
  "last seen",
  "currency",
  "deposits",
  "withdrawals",
  "gross revenue",
  "net revenue",
  "brand",
];

/**
 * Exports all matching players as CSV. They are read in pages, so that no database connection is held for long. The
 * audit log records the filters.
 */
export function exportPlayers(parts: DirectoryParts): Route {
  return route(call, async ({ query, operator }) => {
    const filter = { ...query, brandIds: operator.brandIds ?? undefined };
    const day = parts.kit.clock.now().toISOString().slice(0, 10);
    return csvStreamReply<typeof call>(`parlour-players-${day}.csv`, columns, readPages(parts, filter));
  });
}

async function* readPages(parts: DirectoryParts, filter: Parameters<typeof readList>[1]) {
  for (let after: DirectoryPlace | undefined; ; ) {
    const page = await readList(parts, filter, { after, limit: perPage });
    yield page.map(({ player }) => toLine(player));
    const last = page.at(-1)?.entry;
    if (last === undefined) return;
    after = { at: last.joinedAt.toISOString(), id: last.playerId };
  }
}

function toLine(player: ListedPlayer): (string | number | null)[] {
  return [
    player.id,
    player.firstName,
    player.lastName,
    player.nickname,
    player.email,
    player.countryCode,
    player.status,
    player.verification,
    player.tier,
    player.tags.join(" "),
    player.createdAt,
    player.lastSeenAt,
    player.currency,
    player.deposits,
    player.withdrawals,
    player.grossRevenue,
    player.netRevenue,
    player.brandId,
  ];
}
