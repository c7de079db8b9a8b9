import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import type { Jurisdictions } from "@parlour/server/kit/ports/jurisdictions";
import type { OutgoingPayments } from "@parlour/server/kit/ports/outgoing-payments";
import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { TableMedia } from "@parlour/server/kit/ports/table-media";
import type { Service } from "@parlour/server/kit/service";
import type { Admission } from "@parlour/wagering/admission";
import { createBetRows } from "./bet-rows.ts";
import { createDealerDesk, type DealerDesk } from "./dealing/dealer-desk.ts";
import { dealerStateOf } from "./dealing/dealer-state.ts";
import { proposedCorrection } from "./dealing/proposed-correction.ts";
import { findShift } from "./dealing/shift-store.ts";
import { atPace } from "./pace.ts";
import { roomTopics } from "./room-topics.ts";
import { deleteEmptyRounds } from "./round-store.ts";
import { callDealtResult } from "./routes/call-dealt-result.ts";
import { closeDealtTable } from "./routes/close-dealt-table.ts";
import { exportDealerTips } from "./routes/export-dealer-tips.ts";
import { getDealtRound } from "./routes/get-dealt-round.ts";
import { getSharedRound } from "./routes/get-shared-round.ts";
import { getTableRound } from "./routes/get-table-round.ts";
import { getTableVideo } from "./routes/get-table-video.ts";
import { listDealerTips } from "./routes/list-dealer-tips.ts";
import { listDealtTables } from "./routes/list-dealt-tables.ts";
import { listLiveTables, type TableGames } from "./routes/list-live-tables.ts";
import { listSharedRounds } from "./routes/list-shared-rounds.ts";
import { listTableRounds } from "./routes/list-table-rounds.ts";
import { openDealtTable } from "./routes/open-dealt-table.ts";
import { payDealerTips } from "./routes/pay-dealer-tips.ts";
import { reportDealerPresence } from "./routes/report-dealer-presence.ts";
import { liveTableSocket } from "./sockets/live-table.ts";
import { openTable, type Table } from "./table.ts";
import { createAdmission } from "./table-admission.ts";
import { createTipDesk } from "./tips/tip-desk.ts";
import { wakeAbandonedTables } from "./wake-abandoned-tables.ts";
import { createWinFeed, type WinFeed } from "./win-feed.ts";

export type SharedRoundsPorts = {
  tables: readonly SharedGame[];
  wallet: GameSessionWallet;
  players: Players;
  tableGames: TableGames;
  tiers: Pick<PlayerTiers, "tierOf" | "list">;
  chat: TableChat;
  admission: Admission;
  outgoing: OutgoingPayments;
  jurisdictions: Jurisdictions;
  media: TableMedia;
};

const sweepJob = "shared-rounds-empty-rounds";
const keepEmptyMs = 86_400_000;

const dealerRoutes = (desk: DealerDesk) => [
  listDealtTables(desk),
  openDealtTable(desk),
  closeDealtTable(desk),
  reportDealerPresence(desk),
  callDealtResult(desk),
  getTableVideo(desk),
];

/** Runs games whose rounds are timed by the server and shared by all players; see README.md. */
export function sharedRoundsService({
  tables: games,
  wallet,
  players,
  tableGames,
  tiers,
  chat,
  media,
  ...ports
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
  const deskOf = (kit: Kit) => createDealerDesk({ kit, media, tables, nameOf: tableGames.nameOf });
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
      getDealtRound(kit),
      ...dealerRoutes(deskOf(kit)),
      listDealerTips(kit),
      exportDealerTips(kit),
      payDealerTips(kit),
    ],
    streams: (kit) => [...roomTopics(kit, (slug) => tables.get(slug)), feedOf(kit).topic],
    sockets: (kit) => [
      liveTableSocket({
        kit,
        wallet,
        players,
        betRows: createBetRows(kit.clock),
        chat,
        tips: createTipDesk({ kit, players, chat, gameIdOf: tableGames.idOf, ...ports }),
        hasChat: (slug) => slugs.includes(slug) && tableGames.isInLiveRoom(slug),
        tableOf: (slug) => tables.get(slug),
      }),
    ],
    async start(kit) {
      const wake = (slug: string) => tables.get(slug)?.wake();
      kit.fourEyes.register(proposedCorrection({ clock: kit.clock, findGame, wake }));
      for (const game of games) {
        const paced = atPace(game, kit.config.sharedRoundPace);
        const admission = createAdmission({
          clock: kit.clock,
          rules: () => tableGames.rulesOf(game.slug),
          tiers,
          dealer:
            game.dealt && (async () => dealerStateOf(await findShift(kit.db, game.slug), kit.clock.now())),
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
      const stopWaking = wakeAbandonedTables(kit, tables);
      return async () => {
        await stopWaking();
        for (const table of tables.values()) await table.stop();
      };
    },
  };
}
