import { tableSlugOf } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import type { OpenGameSession } from "@parlour/server/kit/ports/game-session-wallet";
import { ownerOf } from "../seat-owner.ts";
import type { Table } from "../table.ts";
import { closedCopyStay } from "./closed-copy-stay.ts";
import { listTablesOf } from "./copy-store.ts";
import { readFloor } from "./floor-view.ts";
import type { TableDirectory } from "./table-directory.ts";

/**
 * Returns the table to which a player's page is connected: the requested one if it is open, otherwise another table
 * at which the player has a bet or a seat, otherwise the first open table that is not full. A table that has closed
 * is an option only until the player has seen the end of their bet there.
 */
export async function tableForPlayer(
  { kit, directory }: { kit: Kit; directory: TableDirectory },
  seat: OpenGameSession,
  wanted: number | null,
): Promise<Table | undefined> {
  const first = directory.find(seat.slug);
  // Another server may have opened the requested table a moment ago.
  if (wanted !== null && wanted > 1 && !directory.isOpen(slugOf(wanted))) await directory.refresh();
  const numbers = [1, ...directory.copiesOf(seat.slug)];
  if (!first || numbers.length === 1) return first;

  const own = await listTablesOf(kit.db, ownerOf(seat), numbers.map(slugOf));
  const now = kit.clock.now();
  // At a closed table, a page may only stay while the player has a bet to follow; otherwise it would be moved away
  // again at once.
  const played = own.filter(({ slug, isPlayed, last }) =>
    directory.isOpen(slug) ? isPlayed : closedCopyStay(last, now) !== null,
  );
  const isServed = (slug: string) => directory.isOpen(slug) || played.some((one) => one.slug === slug);
  if (wanted !== null && numbers.includes(wanted) && isServed(slugOf(wanted)))
    return await directory.require(slugOf(wanted));
  if (played[0]) return await directory.require(played[0].slug);

  const [floor] = await readFloor(kit.db, [first.game]);
  const open = floor!.tables.filter(({ number }) => directory.isOpen(slugOf(number)));
  const most = floor!.demand?.playersPerTable ?? Number.POSITIVE_INFINITY;
  const leastFull = open.toSorted((a, b) => a.players - b.players)[0];
  const chosen = open.find(({ players }) => players <= most) ?? leastFull;
  return await directory.require(slugOf(chosen?.number ?? 1));

  function slugOf(number: number): string {
    return tableSlugOf({ game: seat.slug, number });
  }
}
