import { stakeLimitsOf } from "@parlour/rules/stake-limits";
import { productsOf } from "@parlour/wagering/rounds";
import type { Kit } from "../kit/kit.ts";
import type { GameKinds } from "../kit/ports/game-kinds.ts";
import type { GameOffer } from "../kit/ports/game-offer.ts";
import type { GameSessionWallet } from "../kit/ports/game-session-wallet.ts";
import type { Jackpots } from "../kit/ports/jackpots.ts";
import type { LaunchTokens } from "../kit/ports/launch-tokens.ts";
import type { OutgoingPayments } from "../kit/ports/outgoing-payments.ts";
import type { PlayableGames } from "../kit/ports/playable-games.ts";
import type { PlayerTiers } from "../kit/ports/player-tiers.ts";
import type { RecentWins } from "../kit/ports/recent-wins.ts";
import type { RoundGames } from "../kit/ports/round-games.ts";
import type { SpinGames } from "../kit/ports/spin-games.ts";
import type { Service } from "../kit/service.ts";
import { casinoIntegrationService } from "../services/play/casino-integration/index.ts";
import { casinoLobbyService, createRecentWins } from "../services/play/casino-lobby/index.ts";
import {
  type Catalogue,
  createCatalogue,
  createGameSettings,
  type GameSettingsStore,
  gameCatalogueService,
} from "../services/play/game-catalogue/index.ts";
import {
  createGameSessionWallet,
  createGamesParts,
  type GameRegistry,
  type GamesParts,
  gamesService,
  jackpotsOf,
} from "../services/play/games/index.ts";
import { createLaunchTokens, gamesIntegrationService } from "../services/play/games-integration/index.ts";
import { createTableMedia, mediaService, type TableMediaParts } from "../services/play/media/index.ts";
import { recentActivityService } from "../services/play/recent-activity-tracker/index.ts";
import { seamlessWalletService } from "../services/play/seamless-wallet/index.ts";
import { sharedRoundsService } from "../services/play/shared-rounds/index.ts";
import { createTableChat, type TableChatParts, tableChatService } from "../services/play/table-chat/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { ProtectionPorts } from "./compose-protection.ts";
import type { SitePorts } from "./compose-site.ts";
import { readGameArt } from "./game-art.ts";
import { createGameKinds } from "./game-kinds.ts";
import { readGameNames } from "./game-names.ts";
import { createGameRegions, type GameRegions } from "./game-regions.ts";
import { houseGames } from "./house-games.ts";
import { createStakeCaps } from "./stake-caps.ts";
import { createWageringPorts, type WageringPorts } from "./wagering.ts";

/** Replaces the in-house games in tests, or the data about them that the lobby shows. */
export type TestGames = Partial<{
  registry: GameRegistry;
  offer: GameOffer;
  hasArt(slug: string): boolean;
  jackpots: Jackpots;
}>;

export type PlayPorts = WageringPorts & {
  games: GameRegistry;
  /** Operators' settings for games. */
  gameSettings: GameSettingsStore;
  stakesOf: GamesPorts["stakesOf"];
  isSwitchedOff: GamesPorts["isSwitchedOff"];
  catalogue: Catalogue;
  /** Sessions, seeds and the money of our own games. */
  gamesParts: GamesParts;
  tokens: LaunchTokens;
  jackpots: Jackpots;
  /** The wallet for shared rounds, which run on the server's clock. */
  wallet: GameSessionWallet;
  regions: GameRegions;
  gameKinds: GameKinds;
  playableGames: PlayableGames;
  spinGames: SpinGames;
  roundGames: RoundGames;
  recentWins: RecentWins;
  /** The chats of the live tables. */
  chat: TableChatParts;
  /** The video of tables with a human dealer. */
  tableMedia: TableMediaParts;
};

type GamesPorts = Parameters<typeof createGamesParts>[1];
type PlayNeeds = SitePorts & ProtectionPorts & IdentityPorts;

export function createPlayPorts(kit: Kit, needs: PlayNeeds, testGames?: TestGames): PlayPorts {
  const { settings, content, location, players, jurisdictions, exclusions } = needs;
  const registry = testGames?.registry ?? houseGames;
  const gameSettings = createGameSettings(kit);
  const recentWins = createRecentWins(kit);
  const gameKinds = createGameKinds({ settings, content });
  const wageringPorts = createWageringPorts(kit, {
    gameSettings,
    exclusions,
    games: registry,
    recentWins,
    rates: needs.rates,
    jurisdictions,
    gameKinds,
  });
  const tokens = createLaunchTokens(kit);
  const catalogue = createCatalogue({
    content,
    offer: testGames?.offer ?? registry.offer,
    gameSettings,
    hasArt: testGames?.hasArt ?? readGameArt(),
    settings,
    location,
  });
  const gamesPorts: GamesPorts = {
    ...wageringPorts,
    games: registry,
    players,
    location,
    jurisdictions,
    tokens,
    catalogue,
    settings,
    stakesOf: async (gameId) =>
      (await gameSettings.list()).get(gameId)?.stakes ?? registry.find(gameId)?.stakes ?? null,
    stakeCapOf: createStakeCaps(kit, { gameKinds, rates: needs.rates }),
    findGameName: async (gameId, language) =>
      (await readGameNames({ settings, content }, language)).get(gameId),
    isSwitchedOff: async (gameId) => (await gameSettings.list()).get(gameId)?.isOn === false,
  };
  const gamesParts = createGamesParts(kit, gamesPorts);
  return {
    ...wageringPorts,
    games: registry,
    gameSettings,
    stakesOf: gamesPorts.stakesOf,
    isSwitchedOff: gamesPorts.isSwitchedOff,
    catalogue,
    gamesParts,
    tokens,
    jackpots: testGames?.jackpots ?? jackpotsOf(registry, wageringPorts.wagering.pools),
    wallet: createGameSessionWallet(gamesParts),
    regions: createGameRegions({ settings, content, location, gameSettings }),
    gameKinds,
    playableGames: registry,
    spinGames: registry,
    roundGames: productsOf,
    recentWins,
    chat: createTableChat(kit, { players, protection: needs.protection }),
    tableMedia: createTableMedia(kit),
  };
}

export function playServices(
  ports: PlayPorts & PlayNeeds & { tiers: PlayerTiers; outgoing: OutgoingPayments },
): readonly Service[] {
  return [
    seamlessWalletService(ports),
    gamesIntegrationService({
      ...ports,
      games: ports.playableGames,
      isExcluded: ports.regions.isExcluded,
    }),
    gamesService(ports.gamesParts),
    casinoIntegrationService(ports),
    sharedRoundsService({
      ...ports,
      media: ports.tableMedia.media,
      tables: ports.games.all.flatMap(({ table }) => table ?? []),
      tableGames: {
        idOf: (slug) => ports.games.findBySlug(slug)!.id,
        nameOf: (slug) => ports.games.findBySlug(slug)!.name,
        isInLiveRoom: (slug) => ports.games.findBySlug(slug)!.catalogue.channel === "live-casino",
        async rulesOf(slug) {
          const chosen = (await ports.gameSettings.list()).get(ports.games.findBySlug(slug)!.id);
          return { hours: chosen?.hours ?? null, fromTier: chosen?.fromTier ?? null };
        },
        async limitsOf(slug, currency) {
          const { id, stakeRule } = ports.games.findBySlug(slug)!;
          return stakeLimitsOf(currency, await ports.stakesOf(id), stakeRule);
        },
      },
    }),
    tableChatService(ports),
    mediaService(ports.tableMedia),
    gameCatalogueService(ports),
    casinoLobbyService(ports),
    recentActivityService(ports),
  ];
}
