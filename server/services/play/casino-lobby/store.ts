import type { Kit } from "@parlour/server/kit/kit";

export type FreeGameOffer = { id: string; gameId: string; startsAt: Date; endsAt: Date | null };

export type LobbyStore = {
  /** Returns the games with a current offer, each once. */
  listFreeGames(now: Date): Promise<string[]>;
  /** Adds an offer, unless it already exists. */
  addOffer(offer: FreeGameOffer): Promise<void>;
  listFavourites(playerId: string): Promise<string[]>;
  addFavourite(playerId: string, gameId: string, now: Date): Promise<void>;
  removeFavourite(playerId: string, gameId: string): Promise<void>;
};

/** The maximum number of favourites per player: more than anyone needs, but it limits the table's size. */
export const FAVOURITES_KEPT = 200;

export function lobbyStore({ db }: Pick<Kit, "db">): LobbyStore {
  return {
    async listFreeGames(now) {
      const rows = await db.query<{ game_id: string }>(
        `select distinct game_id from free_game_offers
          where starts_at <= $1 and (ends_at is null or ends_at > $1) order by game_id`,
        [now],
      );
      return rows.map((row) => row.game_id);
    },
    async addOffer({ id, gameId, startsAt, endsAt }) {
      await db.query(
        `insert into free_game_offers (id, game_id, starts_at, ends_at) values ($1, $2, $3, $4)
         on conflict (id) do nothing`,
        [id, gameId, startsAt, endsAt],
      );
    },
    async listFavourites(playerId) {
      const rows = await db.query<{ game_id: string }>(
        `select game_id from favourite_games where player_id = $1
          order by added_at desc, game_id limit ${FAVOURITES_KEPT}`,
        [playerId],
      );
      return rows.map((row) => row.game_id);
    },
    async addFavourite(playerId, gameId, now) {
      await db.query(
        `with kept as (
           insert into favourite_games (player_id, game_id, added_at) values ($1, $2, $3)
           on conflict (player_id, game_id) do nothing
         )
         delete from favourite_games where (player_id, game_id) in (
           select player_id, game_id from favourite_games where player_id = $1 and game_id <> $2
            order by added_at desc, game_id offset ${FAVOURITES_KEPT - 1}
         )`,
        [playerId, gameId, now],
      );
    },
    async removeFavourite(playerId, gameId) {
      await db.query("delete from favourite_games where player_id = $1 and game_id = $2", [playerId, gameId]);
    },
  };
}
