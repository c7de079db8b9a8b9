import type { Kit } from "../kit/kit.ts";
import type { OperatorAccounts } from "../kit/ports/operator-accounts.ts";
import type { RoundGames } from "../kit/ports/round-games.ts";
import type { Service } from "../kit/service.ts";
import { countSignUps } from "../services/identity/profile/index.ts";
import { countPendingDocuments } from "../services/identity/profile-profiling/index.ts";
import { countPendingWithdrawals, listProblems, paymentAlerts } from "../services/money/payment/index.ts";
import { ledgerAlerts } from "../services/money/wallet-gateway/index.ts";
import {
  countDecidable,
  createOperatorAccounts,
  operatorAlerts,
  operatorService,
} from "../services/office/operator/index.ts";
import { operatorQueuesService } from "../services/office/operator-queues/index.ts";
import { reportsService } from "../services/office/reports/index.ts";
import type { GameRegistry } from "../services/play/games/index.ts";
import { countOpenHarmCases } from "../services/protection/harm-cases/index.ts";
import { countPendingApplications } from "../services/rewards/affiliates/index.ts";
import { countOpenCases } from "../services/site/contact/index.ts";
import { countWaitingChats } from "../services/site/live-chat/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";

export type OfficePorts = { operators: OperatorAccounts };

export function createOfficePorts(kit: Kit): OfficePorts {
  return { operators: createOperatorAccounts(kit) };
}

type OfficeNeeds = Pick<IdentityPorts, "captcha" | "newPasswords"> & {
  games: GameRegistry;
  roundGames: RoundGames;
};

export function officeServices(kit: Kit, ports: OfficeNeeds): readonly Service[] {
  const { games, roundGames } = ports;
  return [
    operatorService(ports),
    operatorQueuesService({
      counts: {
        documents: countPendingDocuments,
        withdrawals: countPendingWithdrawals,
        payments: async (db, now) => (await listProblems(db, now)).length,
        contact: countOpenCases,
        chats: countWaitingChats,
        affiliates: countPendingApplications,
        "harm-cases": countOpenHarmCases,
      },
      alerts: [operatorAlerts, ledgerAlerts, paymentAlerts],
      countApprovals: countDecidable,
    }),
    reportsService({
      roundGames,
      findGame: games.find,
      signUps: (from, to) => countSignUps(kit.db, from, to),
    }),
  ];
}
