import { readOpenStakes } from "@parlour/wagering/open-stakes";
import type { Kit } from "../kit/kit.ts";
import type { RoundGames } from "../kit/ports/round-games.ts";
import { countSignUps, readCohorts } from "../services/identity/profile/index.ts";
import { readRateDays } from "../services/money/exchange-rates/index.ts";
import { readFirstDeposits, readGroupReversals, readMethodResults } from "../services/money/payment/index.ts";
import { readCountryTotals, readGroupTotals } from "../services/office/player-directory/index.ts";
import type { ReportPorts } from "../services/office/reports/index.ts";
import type { GameRegistry } from "../services/play/games/index.ts";
import type { StudioGames } from "../services/play/studio-games/index.ts";
import { listCaseStates, listFoundBonuses } from "../services/protection/cases/index.ts";
import { readReferredPlayers } from "../services/rewards/affiliates/index.ts";
import { countClaimsOf, readOfferUse, readPlayerUse } from "../services/rewards/bonuses/index.ts";
import { readPointsValue } from "../services/rewards/loyalty-points/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { SitePorts } from "./compose-site.ts";
import { listLinkedAccounts } from "./player-directory.ts";

type ReportNeeds = Pick<IdentityPorts, "players" | "duplicateAccounts"> &
  Pick<SitePorts, "settings"> & {
    games: GameRegistry;
    roundGames: RoundGames;
    studioGames: StudioGames;
  };

/** Creates the interfaces through which reports read from other services. */
export function createReportPorts(
  kit: Kit,
  { games, roundGames, studioGames, settings, players, duplicateAccounts }: ReportNeeds,
): ReportPorts {
  return {
    roundGames,
    findGame(gameId) {
      const atStudio = studioGames.offer.findKnown(gameId);
      return (
        games.find(gameId) ??
        (atStudio && {
          name: atStudio.name,
          proven: { returnToPlayer: atStudio.offered.figures.returnToPlayer },
          studio: atStudio.studio.name,
        })
      );
    },
    defaultCurrency: async () => (await settings.get()).defaultCurrency,
    signUps: (period) => countSignUps(kit.db, period),
    firstDeposits: (period, currency) => readFirstDeposits(kit.db, period, currency),
    methodResults: (period, currency) => readMethodResults(kit.db, period, currency),
    cohorts: (period) => readCohorts(kit.db, period),
    countryTotals: (period, currency) => readCountryTotals(kit.db, period, currency),
    referredPlayers: (period) => readReferredPlayers({ db: kit.db, players }, period),
    groupTotals: (grouped, period, currency) => readGroupTotals(kit.db, grouped, period, currency),
    groupReversals: (grouped, period, currency) => readGroupReversals(kit.db, grouped, period, currency),
    foundBonuses: (fromDay) => listFoundBonuses(kit.reads.recent, fromDay),
    caseStates: (caseIds) => listCaseStates(kit.db, caseIds),
    offerUse: (period, currency, found) => readOfferUse(kit.reads.recent, period, currency, found),
    playerUse: (offerId, period, currency, page) =>
      readPlayerUse(kit.reads.recent, offerId, period, currency, page),
    linkedAccounts: (playerId) => listLinkedAccounts(kit, { players, duplicateAccounts }, playerId),
    countClaims: (offerId, playerIds) => countClaimsOf(kit.db, offerId, playerIds),
    openStakes: (brandIds) => readOpenStakes(kit.reads.recent, brandIds),
    pointsValue: async (brandIds) =>
      await readPointsValue(kit.reads.recent, brandIds, (await settings.get()).defaultCurrency),
    rates: (period) => readRateDays(kit.db, period),
  };
}
