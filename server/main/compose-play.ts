import type { GameDocument } from "@parlour/contracts/entities/game-document";
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
import type { PublishedContent, PublishedDocument } from "../kit/ports/published-content.ts";
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
import { openStudioSession, seamlessWalletService, studios } from "../services/play/seamless-wallet/index.ts";
import { sharedRoundsService } from "../services/play/shared-rounds/index.ts";
import {
  createStudioGames,
  type StudioGames,
  studioGamesService,
} from "../services/play/studio-games/index.ts";
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
  gameSettings: GameSettingsStore;
  stakesOf: GamesPorts["stakesOf"];
  isSwitchedOff: GamesPorts["isSwitchedOff"];
  catalogue: Catalogue;
  /** Game sessions, seeds and money for our own games. */
  gamesParts: GamesParts;
  tokens: LaunchTokens;
  jackpots: Jackpots;
  /** The wallet for shared rounds, which run on the server's clock. */
  wallet: GameSessionWallet;
  regions: GameRegions;
  gameKinds: GameKinds;
  playableGames: PlayableGames;
  /** The games of other studios, which the catalogue offers beside our own. */
  studioGames: StudioGames;
  spinGames: SpinGames;
  roundGames: RoundGames;
  recentWins: RecentWins;
  chat: TableChatParts;
  /** The video of tables with a human dealer. */
  tableMedia: TableMediaParts;
};

type GamesPorts = Parameters<typeof createGamesParts>[1];
type PlayNeeds = SitePorts & ProtectionPorts & IdentityPorts;

export function createPlayPorts(kit: Kit, needs: PlayNeeds, testGames?: TestGames): PlayPorts {
  const { settings, content, location, players, jurisdictions, exclusions } = needs;
  const registry = testGames?.registry ?? houseGames;
  const gameSettings = createGameSettings(kit, (id) => registry.find(id)?.fromTier ?? null);
  const recentWins = createRecentWins(kit);
  const isSwitchedOff = async (gameId: string) => (await gameSettings.list()).get(gameId)?.isOn === false;
  const studioGames = createStudioGames(kit, {
    studios,
    documents: content,
    settings,
    isOwnSlug: (slug) => registry.findBySlug(slug) !== undefined,
    chosenStakesOf: async (gameId) => (await gameSettings.list()).get(gameId)?.stakes ?? null,
    isSwitchedOff,
    rulesOf: async (playerId) => await jurisdictions.of(await players.get(playerId)),
    openSession: openStudioSession,
  });
  const { offer: atStudios } = studioGames;
  const gameContent = withEnglishGames(content, (id) => atStudios.findKnown(id) !== undefined);
  const gameKinds = createGameKinds({ settings, content: gameContent });
  const wageringPorts = createWageringPorts(kit, {
    gameSettings,
    exclusions,
    // Games that are no longer offered are still found, because their open rounds can be finished.
    games: { find: (id) => registry.find(id) ?? atStudios.findKnown(id) },
    isWithdrawn: (id) => atStudios.findKnown(id) !== undefined && atStudios.find(id) === undefined,
    recentWins,
    rates: needs.rates,
    jurisdictions,
    gameKinds,
  });
  const tokens = createLaunchTokens(kit);
  const hasArt = testGames?.hasArt ?? readGameArt();
  const catalogue = createCatalogue({
    content: gameContent,
    offer: {
      find: (slug) => (testGames?.offer ?? registry.offer).find(slug) ?? atStudios.findBySlug(slug)?.offered,
      onChange: atStudios.onChange,
    },
    gameSettings,
    // Another studio's game is offered only once its pictures have been imported.
    hasArt: (slug) => hasArt(slug) || atStudios.findBySlug(slug) !== undefined,
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
    variantOf: async (gameId) => (await gameSettings.list()).get(gameId)?.variant ?? null,
    stakeCapOf: createStakeCaps(kit, { gameKinds, rates: needs.rates }),
    findGameName: async (gameId, language) =>
      (await readGameNames({ settings, content }, language)).get(gameId),
    isSwitchedOff,
    findStudioGame: (gameId) => atStudios.findKnown(gameId),
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
    regions: createGameRegions({ settings, content: gameContent, location, gameSettings }),
    gameKinds,
    playableGames: {
      find: (gameId) => registry.find(gameId) ?? atStudios.find(gameId),
      launchAtStudio: studioGames.launch,
    },
    studioGames,
    spinGames: registry,
    roundGames: productsOf,
    recentWins,
    chat: createTableChat(kit, { players, protection: needs.protection }),
    tableMedia: createTableMedia(kit),
  };
}

/**
 * Returns the content with the English texts added for those studios' games that have no texts in the requested
 * languages. Every feed has English texts; without them, these games could not be launched on a site in another
 * language.
 */
function withEnglishGames<Content extends PublishedContent>(
  content: Content,
  isAtStudio: (gameId: string) => boolean,
): Content {
  return {
    ...content,
    async list(bucket, languages, kind) {
      const documents = await content.list(bucket, languages, kind);
      if (kind !== "game" || languages.includes("en")) return documents;
      const known = new Set(documents.map(({ key }) => key));
      const english = await content.list(bucket, ["en"], kind);
      const isMissing = ({ key, body }: PublishedDocument) =>
        !known.has(key) && isAtStudio((body as GameDocument).id);
      return [...documents, ...english.filter(isMissing)];
    },
  } satisfies PublishedContent as Content;
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
    studioGamesService(ports.studioGames, { studios, isSwitchedOff: ports.isSwitchedOff }),
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
          const { id } = ports.games.findBySlug(slug)!;
          const { hours, fromTier } =
            (await ports.gameSettings.list()).get(id) ?? ports.gameSettings.defaultOf(id);
          return { hours, fromTier };
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
