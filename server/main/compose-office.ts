import type { Kit } from "../kit/kit.ts";
import type { FindClaim, ReleaseClaim } from "../kit/operator.ts";
import type { AutomaticDecisions } from "../kit/ports/automatic-decisions.ts";
import type { OperatorAccounts } from "../kit/ports/operator-accounts.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { RoundGames } from "../kit/ports/round-games.ts";
import type { SportsFeed } from "../kit/ports/sports-feed.ts";
import type { Service } from "../kit/service.ts";
import { findResidents, playerSearch } from "../services/identity/profile/index.ts";
import { countPendingDocuments } from "../services/identity/profile-profiling/index.ts";
import {
  countPendingWithdrawals,
  countProblems,
  listPartnerPayments,
  paymentAlerts,
  paymentSearch,
} from "../services/money/payment/index.ts";
import { ledgerAlerts } from "../services/money/wallet-gateway/index.ts";
import { globalSearchService } from "../services/office/global-search/index.ts";
import {
  countDecidable,
  createAuditTrail,
  createOperatorAccounts,
  operatorAlerts,
  operatorService,
} from "../services/office/operator/index.ts";
import {
  createAutomaticDecisions,
  createFindClaim,
  operatorQueuesService,
  releaseClaim,
} from "../services/office/operator-queues/index.ts";
import { partnerApiService, removeHandoversTo } from "../services/office/partner-api/index.ts";
import {
  findPartnerPlayer,
  listPartnerPlayers,
  playerDirectoryService,
} from "../services/office/player-directory/index.ts";
import {
  createProviderAlerts,
  providersService,
  withdrawHandovers,
} from "../services/office/providers/index.ts";
import { regulatorExportsService } from "../services/office/regulator-exports/index.ts";
import {
  createPartnerDays,
  createReportReader,
  findFirstPosting,
  reportsService,
} from "../services/office/reports/index.ts";
import { savedReportsService } from "../services/office/saved-reports/index.ts";
import { removeCollector, webhookAlerts, webhooksService } from "../services/office/webhooks/index.ts";
import { createRoundSearch, type GameRegistry } from "../services/play/games/index.ts";
import type { StudioGames } from "../services/play/studio-games/index.ts";
import { voidedHandAlerts } from "../services/poker/poker-room/index.ts";
import { countOpenCases as countOpenCaseFiles } from "../services/protection/cases/index.ts";
import { racingBetSearch } from "../services/racing/racebook/index.ts";
import { countPendingApplications } from "../services/rewards/affiliates/index.ts";
import { leaderboardAlerts } from "../services/rewards/leaderboards/index.ts";
import { countOpenCases } from "../services/site/contact/index.ts";
import { createPageFinder } from "../services/site/content/index.ts";
import { countWaitingChats } from "../services/site/live-chat/index.ts";
import { countOverdue } from "../services/site/support-desk/index.ts";
import { sportsBetSearch } from "../services/sports/sportsbook/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { SitePorts } from "./compose-site.ts";
import { createDirectorySources } from "./player-directory.ts";
import { createProviderSources } from "./provider-sources.ts";
import { createReportPorts } from "./report-ports.ts";
import type { WageringPorts } from "./wagering.ts";

export type OfficePorts = {
  operators: OperatorAccounts;
  findClaim: FindClaim;
  releaseClaim: ReleaseClaim;
  automaticDecisions: AutomaticDecisions;
};

export function createOfficePorts(kit: Kit): OfficePorts {
  return {
    operators: createOperatorAccounts(kit),
    findClaim: createFindClaim(kit),
    releaseClaim,
    automaticDecisions: createAutomaticDecisions(kit),
  };
}

type OfficeNeeds = Pick<IdentityPorts, "captcha" | "newPasswords" | "players" | "duplicateAccounts"> &
  Pick<SitePorts, "settings"> &
  Pick<WageringPorts, "wagering"> & {
    games: GameRegistry;
    roundGames: RoundGames;
    studioGames: StudioGames;
    operators: OperatorAccounts;
    sportsFeed: SportsFeed;
  };

export function officeServices(
  kit: Kit,
  ports: OfficeNeeds,
  payments: readonly PaymentProvider[],
): readonly Service[] {
  const { games, operators, wagering, settings } = ports;
  const reportPorts = createReportPorts(kit, ports);
  const sources = createProviderSources(kit, { sportsFeed: ports.sportsFeed, payments });
  return [
    operatorService({
      ...ports,
      async takeBackHandovers(tx, operatorId) {
        await withdrawHandovers(tx, operatorId);
        await removeHandoversTo(tx, operatorId);
        await removeCollector(tx, operatorId);
      },
    }),
    operatorQueuesService({
      counts: {
        documents: countPendingDocuments,
        withdrawals: countPendingWithdrawals,
        payments: async (db, now) =>
          (await countProblems(db, now)).reduce((sum, { count }) => sum + count, 0),
        contact: countOpenCases,
        chats: countWaitingChats,
        affiliates: countPendingApplications,
        cases: countOpenCaseFiles,
      },
      alerts: [
        operatorAlerts,
        ledgerAlerts,
        paymentAlerts,
        webhookAlerts,
        leaderboardAlerts,
        voidedHandAlerts,
        createProviderAlerts(sources),
      ],
      countApprovals: countDecidable,
      countOverdue,
    }),
    globalSearchService([
      playerSearch,
      paymentSearch,
      createRoundSearch(wagering.rounds, {
        find: (id) => games.find(id) ?? ports.studioGames.offer.findKnown(id),
      }),
      sportsBetSearch,
      racingBetSearch,
      createPageFinder(settings),
    ]),
    playerDirectoryService(createDirectorySources(kit, ports)),
    reportsService(reportPorts),
    savedReportsService({ operators, readReport: createReportReader(kit, reportPorts) }),
    regulatorExportsService({
      firstPosting: (day) => findFirstPosting(kit, day),
      playersIn: (region, playerIds) => findResidents(kit.db, region, playerIds),
    }),
    partnerApiService({
      operators,
      days: createPartnerDays(kit, reportPorts),
      players: (page) => listPartnerPlayers(kit.db, page),
      findPlayer: (playerId) => findPartnerPlayer(kit.db, playerId),
      payments: (page) => listPartnerPayments(kit.db, page),
    }),
    webhooksService({ operators }),
    providersService({ operators, sources, trail: createAuditTrail(kit) }),
  ];
}
