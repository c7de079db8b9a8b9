import type { Kit } from "../../../kit/kit.ts";
import type { JackpotWin, RecentWins, Win } from "../../../kit/ports/recent-wins.ts";

/** Smaller wins happen every few seconds and are of no interest to other players. */
const smallestMultiple = 10n;
const shown = 12;
/** The number of wins that are stored; older ones are deleted whenever a win is added. */
const kept = 200;

type Row = { game_id: string; currency: string; staked_minor: string; won_minor: string; at: Date };

type JackpotRow = { game_id: string; tier: string; currency: string; won_minor: string; at: Date };

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
    noteJackpot(win) {
      insertJackpot(db, win).catch((error: unknown) =>
        log.warn({ err: error }, "a jackpot win was not kept"),
      );
    },
    async listJackpots() {
      const rows = await db.query<JackpotRow>(
        `select game_id, tier, currency, won_minor::text, at from jackpot_wins order by at desc limit ${shown}`,
      );
      return rows.map((row) => ({
        gameId: row.game_id,
        tier: row.tier,
        currency: row.currency,
        wonMinor: BigInt(row.won_minor),
        at: row.at,
      }));
    },
  };
}

async function insertJackpot(db: Kit["db"], win: JackpotWin): Promise<void> {
  const { operationId, gameId, tier, currency, wonMinor, at } = win;
  await db.query(
    `insert into jackpot_wins (operation_id, game_id, tier, currency, won_minor, at)
     values ($1, $2, $3, $4, $5, $6) on conflict (operation_id) do nothing`,
    [operationId, gameId, tier, currency, `${wonMinor}`, at],
  );
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
