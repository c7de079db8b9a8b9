import type { SharedGame } from "@parlour/games/kit/math/shared-game";
import { parseTableSlug } from "@parlour/rules/table-copy";
import type { Kit } from "@parlour/server/kit/kit";
import type { GameSessionWallet } from "@parlour/server/kit/ports/game-session-wallet";
import type { Jurisdictions } from "@parlour/server/kit/ports/jurisdictions";
import type { OutgoingPayments } from "@parlour/server/kit/ports/outgoing-payments";
import type { PlayerTiers } from "@parlour/server/kit/ports/player-tiers";
import type { Players } from "@parlour/server/kit/ports/players";
import type { TableChat } from "@parlour/server/kit/ports/table-chat";
import type { TableMedia } from "@parlour/server/kit/ports/table-media";
import type { VisitorLocation } from "@parlour/server/kit/ports/visitor-location";
import type { Service } from "@parlour/server/kit/service";
import type { Admission } from "@parlour/wagering/admission";
import { createBetRows } from "./bet-rows.ts";
import { createGameFinder } from "./copies/find-game.ts";
import { leadFloor } from "./copies/lead-floor.ts";
import { createPresence, type Presence } from "./copies/presence.ts";
import { createTableDirectory, type TableDirectory } from "./copies/table-directory.ts";
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
import { holdTableCopy } from "./routes/hold-table-copy.ts";
import { listDealerTips } from "./routes/list-dealer-tips.ts";
import { listDealtTables } from "./routes/list-dealt-tables.ts";
import { listLiveGameTables } from "./routes/list-live-game-tables.ts";
import { listLiveTables, type TableGames } from "./routes/list-live-tables.ts";
import { listSharedRounds } from "./routes/list-shared-rounds.ts";
import { listTableEvents } from "./routes/list-table-events.ts";
import { listTableRounds } from "./routes/list-table-rounds.ts";
import { openDealtTable } from "./routes/open-dealt-table.ts";
import { payDealerTips } from "./routes/pay-dealer-tips.ts";
import { reportDealerPresence } from "./routes/report-dealer-presence.ts";
import { updateTableDemand } from "./routes/update-table-demand.ts";
import { liveTableSocket } from "./sockets/live-table.ts";
import { openTable, type Table } from "./table.ts";
import { createTableAdmission } from "./table-admission.ts";
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
  location: Pick<VisitorLocation, "requireServed">;
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
  location,
  ...ports
}: SharedRoundsPorts): Service {
  const { findGame, slugsOf } = createGameFinder(games);
  const inRoom = games.filter(
    ({ slug, resultOf }) => resultOf !== undefined && tableGames.isInLiveRoom(slug),
  );
  let feed: WinFeed | undefined;
  const feedOf = (kit: Kit) => {
    const slugs = games.filter(({ resultOf }) => resultOf !== undefined).flatMap(slugsOf);
    feed ??= createWinFeed({ ...kit, slugs, players });
    return feed;
  };
  let known: TableDirectory | undefined;
  /** The open tables; `start` adds the first ones before the first connection is accepted. */
  const directoryOf = (kit: Kit) => {
    known ??= createTableDirectory({ kit, findGame, open: (game) => open(kit, game) });
    return known;
  };
  let presence: Presence | undefined;
  const presenceOf = (kit: Kit) => {
    presence ??= createPresence(kit);
    return presence;
  };
  async function open(kit: Kit, game: SharedGame): Promise<Table> {
    const first = parseTableSlug(game.slug).game;
    const admission = createTableAdmission({
      clock: kit.clock,
      rules: () => tableGames.rulesOf(first),
      tiers,
      isCopyOpen: () => directoryOf(kit).isOpen(game.slug),
      dealer: game.dealt && (async () => dealerStateOf(await findShift(kit.db, game.slug), kit.clock.now())),
    });
    const paced = atPace(game, kit.config.sharedRoundPace);
    return await openTable({ kit, wallet, game: paced, admission, onBets: feedOf(kit).receive });
  }
  const deskOf = (kit: Kit) =>
    createDealerDesk({ kit, media, tables: () => directoryOf(kit).all(), nameOf: tableGames.nameOf });
  return {
    name: "shared-rounds",
    migrations: new URL("migrations/", import.meta.url),
    routes: (kit) => [
      listSharedRounds(kit, findGame),
      getSharedRound(kit, findGame),
      listTableRounds(kit, findGame),
      listTableEvents(kit, findGame),
      getTableRound(kit, findGame),
      listLiveTables(kit, tableGames, directoryOf(kit), () => feedOf(kit).list()),
      listLiveGameTables(kit, { games: inRoom, tableGames, directory: directoryOf(kit) }),
      updateTableDemand(kit, inRoom),
      holdTableCopy(kit, inRoom),
      getDealtRound(kit),
      ...dealerRoutes(deskOf(kit)),
      listDealerTips(kit),
      exportDealerTips(kit),
      payDealerTips(kit),
    ],
    streams: (kit) => [...roomTopics(kit, directoryOf(kit)), feedOf(kit).topic],
    sockets: (kit) => [
      liveTableSocket({
        kit,
        wallet,
        players,
        betRows: createBetRows(kit.clock),
        location,
        chat,
        tips: createTipDesk({ kit, players, chat, gameIdOf: tableGames.idOf, ...ports }),
        hasChat: (slug) => inRoom.some((game) => game.slug === slug),
        directory: directoryOf(kit),
        presence: presenceOf(kit),
      }),
    ],
    async start(kit) {
      const directory = directoryOf(kit);
      const wake = (slug: string) => directory.find(slug)?.wake();
      kit.fourEyes.register(proposedCorrection({ clock: kit.clock, findGame, wake }));
      for (const game of games) directory.add(await open(kit, game));
      const stopFloor = await leadFloor({ kit, games: inRoom, directory, presence: presenceOf(kit) });
      await kit.jobs.work(sweepJob, () =>
        deleteEmptyRounds(kit.db, new Date(kit.clock.now().getTime() - keepEmptyMs)),
      );
      await kit.jobs.schedule(sweepJob, "23 * * * *");
      const stopWaking = wakeAbandonedTables(kit, directory);
      return async () => {
        await stopFloor();
        await stopWaking();
        await directory.stop();
      };
    },
  };
}
