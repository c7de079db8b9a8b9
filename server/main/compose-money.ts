import type { Kit } from "../kit/kit.ts";
import type { BankAccountProvider } from "../kit/ports/bank-account-provider.ts";
import type { BankAccounts } from "../kit/ports/bank-accounts.ts";
import type { BonusGrants } from "../kit/ports/bonus-grants.ts";
import type { OutgoingPayments } from "../kit/ports/outgoing-payments.ts";
import type { PaymentGroups } from "../kit/ports/payment-groups.ts";
import type { PaymentMethods } from "../kit/ports/payment-methods.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { RoundGames } from "../kit/ports/round-games.ts";
import type { Service } from "../kit/service.ts";
import { findPlayers } from "../services/identity/profile/index.ts";
import { bankAccountsService, createBankAccounts } from "../services/money/bank-accounts/index.ts";
import { exchangeRatesService } from "../services/money/exchange-rates/index.ts";
import {
  createOutgoingPayments,
  createPaymentSubjects,
  paymentService,
} from "../services/money/payment/index.ts";
import {
  createPaymentGroups,
  createPaymentMethods,
  routingService,
} from "../services/money/routing/index.ts";
import { createWalletGateway } from "../services/money/wallet-gateway/index.ts";
import { readPokerSubjects } from "../services/poker/poker-room/index.ts";
import { createTournamentSubjects } from "../services/poker/poker-tournaments/index.ts";
import { createRaceSubjects } from "../services/racing/racebook/index.ts";
import { createBonusSubjects, findActiveBonus } from "../services/rewards/bonuses/index.ts";
import { createLeaderboardSubjects } from "../services/rewards/leaderboards/index.ts";
import { createBetSubjects } from "../services/sports/sportsbook/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { OfficePorts } from "./compose-office.ts";
import type { ProtectionPorts } from "./compose-protection.ts";
import type { SitePorts } from "./compose-site.ts";
import { createRoundSubjects } from "./round-subjects.ts";

export type MoneyPorts = {
  methods: PaymentMethods;
  paymentGroups: PaymentGroups;
  bankAccounts: BankAccounts;
  outgoing: OutgoingPayments;
};

export function createMoneyPorts(kit: Kit, { jurisdictions, cases }: ProtectionPorts): MoneyPorts {
  const methods = createPaymentMethods(kit, jurisdictions);
  return {
    methods,
    paymentGroups: createPaymentGroups(methods),
    bankAccounts: createBankAccounts(kit),
    outgoing: createOutgoingPayments(cases),
  };
}

type MoneyNeeds = MoneyPorts &
  SitePorts &
  ProtectionPorts &
  OfficePorts &
  IdentityPorts & { bonuses: BonusGrants; roundGames: RoundGames };

export function moneyServices(
  kit: Kit,
  ports: MoneyNeeds,
  providers: readonly PaymentProvider[],
  bankAccountProvider: BankAccountProvider | undefined,
): readonly Service[] {
  return [
    bankAccountsService({ ...ports, provider: bankAccountProvider }),
    createWalletGateway({
      round: createRoundSubjects(kit, ports),
      payment: createPaymentSubjects(kit, { ...ports, providers }),
      bonus: createBonusSubjects(kit),
      leaderboard: createLeaderboardSubjects(kit),
      bet: createBetSubjects(kit),
      pokerTable: readPokerSubjects,
      pokerTournament: createTournamentSubjects(kit),
      "racing-bet": createRaceSubjects(kit),
    }),
    routingService(
      ports,
      providers.map(({ code, declares }) => ({ provider: code, ...declares })),
    ),
    exchangeRatesService,
    paymentService({
      ...ports,
      providers,
      findActiveBonus,
      listOpenCases: ports.cases.listOpenRiskCases,
      findPlayers: (term, limit) => findPlayers(kit, term, limit),
    }),
  ];
}
