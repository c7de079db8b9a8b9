import type { ListedPlayer, PlayerFilter } from "@parlour/contracts/entities/player-list";
import { amountOf } from "@parlour/rules/money";
import { refreshPlayers } from "./gather-players.ts";
import { type DirectoryEntry, type DirectoryPlace, listEntries } from "./list-store.ts";
import type { DirectoryParts } from "./parts.ts";
import { readTags } from "./tag-store.ts";

/** A search by name finds at most this many players. The other filters are then applied to these. */
const mostFound = 200;

/** Returns the players who match the filter, newest first. */
export async function readList(
  parts: DirectoryParts,
  { term, ...filter }: PlayerFilter & { brandIds?: readonly string[] | undefined },
  page: { after: DirectoryPlace | undefined; limit: number },
): Promise<{ entry: DirectoryEntry; player: ListedPlayer }[]> {
  const { db } = parts.kit;
  const ids = term === undefined ? undefined : (await parts.findPlayers(term, mostFound)).map(({ id }) => id);
  // A player found by name may have joined since the directory was last updated.
  if (ids) await refreshPlayers(parts, db, ids);
  const entries = await listEntries(db, { ...filter, ids, ...page });
  const shown = entries.map(({ playerId }) => playerId);
  const players = new Map((await parts.readPlayers(db, shown)).map((player) => [player.id, player]));
  const tags = await readTags(db, shown);
  const breaks = await parts.readBreaks(db, shown);
  return entries.flatMap((entry) => {
    const known = players.get(entry.playerId);
    if (known === undefined) return [];
    const { matchedBy: _, phone: __, ...player } = known;
    const money = (minor: string | bigint) => amountOf(BigInt(minor), entry.currency);
    return [
      {
        entry,
        player: {
          ...player,
          currency: entry.currency,
          deposits: money(entry.deposits),
          withdrawals: money(entry.withdrawals),
          grossRevenue: money(entry.gross),
          netRevenue: money(BigInt(entry.gross) - BigInt(entry.promotions)),
          verification: entry.verification,
          tier: entry.tier,
          tags: tags.get(entry.playerId) ?? [],
          lastSeenAt: entry.lastSeenAt?.toISOString() ?? null,
          breaks: breaks.get(entry.playerId) ?? [],
        },
      },
    ];
  });
}
