import type { Kit } from "../../../kit/kit.ts";
import type { RecentWins, Win } from "../../../kit/ports/recent-wins.ts";

/** Smaller wins happen every few seconds and are of no interest to other players. */
const smallestMultiple = 10n;
const shown = 12;
/** The number of wins that are stored; older ones are deleted whenever a win is added. */
const kept = 200;

type Row = { game_id: string; currency: string; staked_minor: string; won_minor: string; at: Date };

export function createRecentWins({ db, log }: Pick<Kit, "db" | "log">): RecentWins {
  return {
    note(win) {
      const { stakedMinor, wonMinor } = win;
      if (stakedMinor <= 0n || wonMinor < stakedMinor * smallestMultiple) return;
      insert(db, win).catch((error: unknown) => log.warn({ err: error }, "a recent win was not kept"));
    },
    async list() {
      const rows = await db.query<Row>(
        `select game_id, currency, staked_minor::text, won_minor::text, at from recent_wins
         order by id desc limit ${shown}`,
      );
      return rows.map((row) => ({
        gameId: row.game_id,
        currency: row.currency,
        stakedMinor: BigInt(row.staked_minor),
        wonMinor: BigInt(row.won_minor),
        at: row.at,
      }));
    },
  };
}

async function insert(db: Kit["db"], { gameId, currency, stakedMinor, wonMinor, at }: Win): Promise<void> {
  await db.query(
    `with kept as (
       insert into recent_wins (game_id, currency, staked_minor, won_minor, at) values ($1, $2, $3, $4, $5)
       returning id
     )
     delete from recent_wins where id < (select id from kept) - ${kept}`,
    [gameId, currency, `${stakedMinor}`, `${wonMinor}`, at],
  );
}
