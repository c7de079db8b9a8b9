import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { Service } from "@parlour/server/kit/service";
import { atPace } from "./pace.ts";
import { roomTopics } from "./room-topics.ts";
import { deleteEmptyRounds } from "./round-store.ts";
import { getSharedRound } from "./routes/get-shared-round.ts";
import { getTableRound } from "./routes/get-table-round.ts";
import { listLiveTables, type TableGames } from "./routes/list-live-tables.ts";
import { listSharedRounds } from "./routes/list-shared-rounds.ts";
import { listTableRounds } from "./routes/list-table-rounds.ts";
import { liveTableSocket } from "./sockets/live-table.ts";
import { openTable, type Table } from "./table.ts";
import { createAdmission } from "./table-admission.ts";
import { createWinFeed, type WinFeed } from "./win-feed.ts";

export type SharedRoundsPorts = {
  tables: readonly SharedGame[];
  wallet: GameSessionWallet;
  players: Players;
  tableGames: TableGames;
  tiers: Pick<PlayerTiers, "tierOf" | "list">;
  chat: TableChat;
};

const sweepJob = "shared-rounds-empty-rounds";
const keepEmptyMs = 86_400_000;

/** Games that run by the clock, with one round for all players; see README.md. */
export function sharedRoundsService({
  tables: games,
  wallet,
  players,
  tableGames,
  tiers,
  chat,
}: SharedRoundsPorts): Service {
  /** The open tables, added by `start` before the first connection is accepted. */
  const tables = new Map<string, Table>();
  const slugs = games.filter((game) => game.resultOf !== undefined).map(({ slug }) => slug);
  const findGame = (slug: string) => games.find((game) => game.slug === slug);
  let feed: WinFeed | undefined;
  const feedOf = (kit: Kit) => {
    feed ??= createWinFeed({ ...kit, slugs });
    return feed;
  };
  return {
    name: "shared-rounds",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      listSharedRounds(kit, findGame),
      getSharedRound(kit, findGame),
      listTableRounds(kit, findGame),
      getTableRound(kit, findGame),
      listLiveTables(
        kit,
        tableGames,
        () => tables.values(),
        () => feedOf(kit).list(),
      ),
    ],
    streams: (kit) => [...roomTopics(kit, (slug) => tables.get(slug)), feedOf(kit).topic],
    sockets: (kit) => [
      liveTableSocket({
        kit,
        wallet,
        players,
        chat,
        hasChat: (slug) => slugs.includes(slug) && tableGames.isInLiveRoom(slug),
        tableOf: (slug) => tables.get(slug),
      }),
    ],
    async start(kit) {
      for (const game of games) {
        const paced = atPace(game, kit.config.sharedRoundPace);
        const admission = createAdmission({
          clock: kit.clock,
          rules: () => tableGames.rulesOf(game.slug),
          tiers,
        });
        tables.set(
          game.slug,
          await openTable({ kit, wallet, game: paced, admission, onBets: feedOf(kit).hear }),
        );
      }
      await kit.jobs.work(sweepJob, () =>
        deleteEmptyRounds(kit.db, new Date(kit.clock.now().getTime() - keepEmptyMs)),
      );
      await kit.jobs.schedule(sweepJob, "23 * * * *");
      return async () => {
        for (const table of tables.values()) await table.stop();
      };
    },
  };
}
