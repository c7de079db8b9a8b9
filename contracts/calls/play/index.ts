import type { Call } from "../../call.ts";
import { listPromotionalSpins } from "./casino-integration/list-promotional-spins.ts";
import { addFavouriteGame } from "./casino-lobby/add-favourite-game.ts";
import { getGameUrl } from "./casino-lobby/get-game-url.ts";
import { getGameUrlByParameters } from "./casino-lobby/get-game-url-by-parameters.ts";
import { listFavouriteGames } from "./casino-lobby/list-favourite-games.ts";
import { listFreeGames } from "./casino-lobby/list-free-games.ts";
import { listJackpotWins } from "./casino-lobby/list-jackpot-wins.ts";
import { listJackpots } from "./casino-lobby/list-jackpots.ts";
import { listRecentWins } from "./casino-lobby/list-recent-wins.ts";
import { removeFavouriteGame } from "./casino-lobby/remove-favourite-game.ts";
import { getGame } from "./game-catalogue/get-game.ts";
import { listConfiguredGames } from "./game-catalogue/list-configured-games.ts";
import { listGameCategories } from "./game-catalogue/list-game-categories.ts";
import { listGameChanges } from "./game-catalogue/list-game-changes.ts";
import { listGameCollections } from "./game-catalogue/list-game-collections.ts";
import { listGames } from "./game-catalogue/list-games.ts";
import { undoGameChange } from "./game-catalogue/undo-game-change.ts";
import { updateGameSettings } from "./game-catalogue/update-game-settings.ts";
import { actInRound } from "./games/act-in-round.ts";
import { getGameSession } from "./games/get-game-session.ts";
import { getPlayerRound } from "./games/get-player-round.ts";
import { getRoundOfPlayer } from "./games/get-round-of-player.ts";
import { getSeeds } from "./games/get-seeds.ts";
import { getSessionRound } from "./games/get-session-round.ts";
import { listPlayerRounds } from "./games/list-player-rounds.ts";
import { listRoundsOfPlayer } from "./games/list-rounds-of-player.ts";
import { listSessionResults } from "./games/list-session-results.ts";
import { listSessionRounds } from "./games/list-session-rounds.ts";
import { openGameSession } from "./games/open-game-session.ts";
import { rotateSeeds } from "./games/rotate-seeds.ts";
import { startRound } from "./games/start-round.ts";
import { getIntegratedGameUrl } from "./games-integration/get-integrated-game-url.ts";
import { getPracticeGameUrl } from "./games-integration/get-practice-game-url.ts";
import { publishTableVideo } from "./media/publish-table-video.ts";
import { stopPublishingTableVideo } from "./media/stop-publishing-table-video.ts";
import { stopWatchingTableVideo } from "./media/stop-watching-table-video.ts";
import { watchTableVideo } from "./media/watch-table-video.ts";
import { listPopularGames } from "./recent-activity-tracker/list-popular-games.ts";
import { listRecentGames } from "./recent-activity-tracker/list-recent-games.ts";
import { recordCasinoGame } from "./recent-activity-tracker/record-casino-game.ts";
import { answerStudioMessage } from "./sandbox-studio/answer-studio-message.ts";
import { openStudioSeat } from "./sandbox-studio/open-studio-seat.ts";
import { playSandboxGame } from "./sandbox-studio/play-sandbox-game.ts";
import { showSandboxGame } from "./sandbox-studio/show-sandbox-game.ts";
import { contributeToStudioJackpot } from "./seamless-wallet/contribute-to-studio-jackpot.ts";
import { endStudioRound } from "./seamless-wallet/end-studio-round.ts";
import { getStudioBalance } from "./seamless-wallet/get-studio-balance.ts";
import { payPromotionalWin } from "./seamless-wallet/pay-promotional-win.ts";
import { payStudioJackpot } from "./seamless-wallet/pay-studio-jackpot.ts";
import { payStudioWin } from "./seamless-wallet/pay-studio-win.ts";
import { placePromotionalBet } from "./seamless-wallet/place-promotional-bet.ts";
import { placeStudioBet } from "./seamless-wallet/place-studio-bet.ts";
import { rollStudioBetBack } from "./seamless-wallet/roll-studio-bet-back.ts";
import { callDealtResult } from "./shared-rounds/call-dealt-result.ts";
import { closeDealtTable } from "./shared-rounds/close-dealt-table.ts";
import { exportDealerTips } from "./shared-rounds/export-dealer-tips.ts";
import { getDealtRound } from "./shared-rounds/get-dealt-round.ts";
import { getSharedRound } from "./shared-rounds/get-shared-round.ts";
import { getTableRound } from "./shared-rounds/get-table-round.ts";
import { getTableVideo } from "./shared-rounds/get-table-video.ts";
import { holdTableCopy } from "./shared-rounds/hold-table-copy.ts";
import { listDealerTips } from "./shared-rounds/list-dealer-tips.ts";
import { listDealtTables } from "./shared-rounds/list-dealt-tables.ts";
import { listLiveGameTables } from "./shared-rounds/list-live-game-tables.ts";
import { listLiveTables } from "./shared-rounds/list-live-tables.ts";
import { listSharedRounds } from "./shared-rounds/list-shared-rounds.ts";
import { listTableEvents } from "./shared-rounds/list-table-events.ts";
import { listTableRounds } from "./shared-rounds/list-table-rounds.ts";
import { openDealtTable } from "./shared-rounds/open-dealt-table.ts";
import { payDealerTips } from "./shared-rounds/pay-dealer-tips.ts";
import { reportDealerPresence } from "./shared-rounds/report-dealer-presence.ts";
import { updateTableDemand } from "./shared-rounds/update-table-demand.ts";
import { importStudioGames } from "./studio-games/import-studio-games.ts";
import { listStudios } from "./studio-games/list-studios.ts";
import { showStudioFrame } from "./studio-games/show-studio-frame.ts";
import { decideTableChatMessage } from "./table-chat/decide-table-chat-message.ts";
import { listTableChatMessages } from "./table-chat/list-table-chat-messages.ts";
import { listTableChatMutes } from "./table-chat/list-table-chat-mutes.ts";
import { muteTableChatPlayer } from "./table-chat/mute-table-chat-player.ts";
import { unmuteTableChatPlayer } from "./table-chat/unmute-table-chat-player.ts";

export const playCalls: readonly Call[] = [
  listPromotionalSpins,
  addFavouriteGame,
  getGameUrlByParameters,
  getGameUrl,
  listFavouriteGames,
  listFreeGames,
  listJackpotWins,
  listJackpots,
  listRecentWins,
  removeFavouriteGame,
  updateGameSettings,
  getGame,
  listConfiguredGames,
  listGameCategories,
  listGameChanges,
  listGameCollections,
  listGames,
  undoGameChange,
  getIntegratedGameUrl,
  getPracticeGameUrl,
  actInRound,
  getGameSession,
  getPlayerRound,
  getRoundOfPlayer,
  getSeeds,
  getSessionRound,
  listPlayerRounds,
  listRoundsOfPlayer,
  listSessionResults,
  listSessionRounds,
  openGameSession,
  rotateSeeds,
  startRound,
  listPopularGames,
  listRecentGames,
  recordCasinoGame,
  answerStudioMessage,
  openStudioSeat,
  playSandboxGame,
  showSandboxGame,
  importStudioGames,
  listStudios,
  showStudioFrame,
  contributeToStudioJackpot,
  endStudioRound,
  getStudioBalance,
  payPromotionalWin,
  payStudioJackpot,
  payStudioWin,
  placePromotionalBet,
  placeStudioBet,
  rollStudioBetBack,
  listLiveTables,
  listLiveGameTables,
  updateTableDemand,
  holdTableCopy,
  listSharedRounds,
  getSharedRound,
  listTableEvents,
  listTableRounds,
  getTableRound,
  publishTableVideo,
  stopPublishingTableVideo,
  stopWatchingTableVideo,
  watchTableVideo,
  callDealtResult,
  closeDealtTable,
  getDealtRound,
  getTableVideo,
  listDealtTables,
  openDealtTable,
  reportDealerPresence,
  exportDealerTips,
  listDealerTips,
  payDealerTips,
  decideTableChatMessage,
  listTableChatMessages,
  listTableChatMutes,
  muteTableChatPlayer,
  unmuteTableChatPlayer,
];
