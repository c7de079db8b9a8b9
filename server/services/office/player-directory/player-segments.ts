import { minorUnitsOf } from "@parlour/rules/money";
import type { DirectorySources } from "../../../kit/ports/player-directory.ts";
import type { PlayerSegments } from "../../../kit/ports/player-segments.ts";
import { conditionsOf } from "./filter-conditions.ts";
import { refreshPlayers } from "./gather-players.ts";
import { readTotals } from "./totals.ts";

const directory = "player_directory d left join player_totals t on t.player_id = d.player_id";
/** A player who has never played counts as idle since the day they joined. */
const notPlayedSince = (value: string) => `coalesce(t.last_played_at, d.joined_at) < ${value}`;
const whereOf = (where: readonly string[]) => (where.length === 0 ? "" : `where ${where.join(" and ")}`);

/** Creates the interface through which other services read segments of players. */
export function createPlayerSegments(
  sources: Pick<DirectorySources, "readPlayers" | "readVerifications" | "readTiers">,
): PlayerSegments {
  return {
    async list(db, filter, { after, limit, idleSince }) {
      const { where, values, add } = conditionsOf(filter);
      add((value) => `d.player_id > ${value}`, after);
      add(notPlayedSince, idleSince);
      values.push(limit);
      const rows = await db.query<{ id: string }>(
        `select d.player_id as id from ${directory} ${whereOf(where)}
         order by d.player_id limit $${values.length}`,
        values,
      );
      return rows.map(({ id }) => id);
    },
    async count(db, filter) {
      const { where, values } = conditionsOf(filter);
      return await db.query<{ currency: string; players: number }>(
        `select d.currency, count(*)::int as players from ${directory} ${whereOf(where)}
         group by d.currency order by players desc, d.currency`,
        values,
      );
    },
    async includes(tx, playerId, { deposited, minDeposits, ...filter }, idleSince) {
      await refreshPlayers(sources, tx, [playerId]);
      const { where, values, add } = conditionsOf(filter);
      add((value) => `d.player_id = ${value}`, playerId);
      add(notPlayedSince, idleSince);
      const [row] = await tx.query<{ currency: string }>(
        `select d.currency from ${directory} ${whereOf(where)}`,
        values,
      );
      if (row === undefined) return false;
      if (deposited === undefined && minDeposits === undefined) return true;
      // The stored totals are up to a minute old, so they may lack a deposit that the player has just made.
      const { deposits } = await readTotals(tx, tx.client, { id: playerId, currency: row.currency });
      if (deposited !== undefined && deposited !== (deposits > 0n ? "YES" : "NO")) return false;
      return (
        minDeposits === undefined ||
        filter.currency === undefined ||
        deposits >= minorUnitsOf(minDeposits, filter.currency)
      );
    },
  };
}
