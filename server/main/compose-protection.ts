import { isSuspicious } from "@parlour/rules/duplicate-accounts";
import type { Kit } from "../kit/kit.ts";
import type { ReleaseClaim } from "../kit/operator.ts";
import type { BonusGrants } from "../kit/ports/bonus-grants.ts";
import type { Cases } from "../kit/ports/cases.ts";
import type { DuplicateAccounts } from "../kit/ports/duplicate-accounts.ts";
import type { ExclusionRegister } from "../kit/ports/exclusion-register.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { PlayerProtection } from "../kit/ports/player-protection.ts";
import type { Players } from "../kit/ports/players.ts";
import type { Service } from "../kit/service.ts";
import { findJoinedAt } from "../services/identity/profile/index.ts";
import { readExchangeRates } from "../services/money/exchange-rates/index.ts";
import {
  createClosingPayouts,
  listCasePayments,
  listCountedDeposits,
  readHarmPayments,
} from "../services/money/payment/index.ts";
import { listClaims } from "../services/office/operator-queues/index.ts";
import { accountClosingService } from "../services/protection/account-closing/index.ts";
import { cases, casesService, type RuleSources } from "../services/protection/cases/index.ts";
import {
  createExclusionRegister,
  exclusionRegisterService,
} from "../services/protection/exclusion-register/index.ts";
import {
  createJurisdictions,
  type JurisdictionStore,
  jurisdictionsService,
} from "../services/protection/jurisdictions/index.ts";
import {
  countRaisedLimits,
  createPlayerProtection,
  findTimeZone,
  playerProtectionService,
} from "../services/protection/player-protection/index.ts";
import { statementsService } from "../services/protection/statements/index.ts";
import { listConvertedBonuses, listOfferClaims } from "../services/rewards/bonuses/index.ts";
import { sportsbookName, virtualSportsName } from "../services/sports/sportsbook/index.ts";
import type { SitePorts } from "./compose-site.ts";
import { readGameNames } from "./game-names.ts";
import { inMemory } from "./in-memory.ts";
import { listLinkedAccounts } from "./player-directory.ts";

/** Exchange rates in memory, for limits that apply across several currencies. */
type Rates = { refresh(): Promise<void>; current(): Readonly<Record<string, number>> };

export type ProtectionPorts = {
  jurisdictions: JurisdictionStore;
  protection: PlayerProtection;
  register: ExclusionRegister;
  rates: Rates;
  cases: Cases;
};

export function createProtectionPorts(kit: Kit): ProtectionPorts {
  const rates = recentRates(kit);
  const protection = createPlayerProtection(kit, { listDeposits: listCountedDeposits, rates });
  return {
    jurisdictions: createJurisdictions(kit),
    protection,
    register: createExclusionRegister(kit, protection),
    rates,
    cases,
  };
}

/**
 * The ports that the protection services need, listed one by one. The other domains' port types can't be used as a
 * whole, because most of those ports are created from the protection ports.
 */
type ProtectionNeeds = ProtectionPorts &
  Pick<SitePorts, "settings" | "content"> &
  Omit<Parameters<typeof createClosingPayouts>[0], "kit" | "providers" | "settings" | "protection"> & {
    bonuses: BonusGrants;
    duplicateAccounts: DuplicateAccounts;
    players: Players;
    releaseClaim: ReleaseClaim;
  };

export function protectionServices(
  kit: Kit,
  ports: ProtectionNeeds,
  payments: readonly PaymentProvider[],
): readonly Service[] {
  return [
    jurisdictionsService(ports),
    playerProtectionService({ ...ports, listDeposits: listCountedDeposits, findJoinedAt }),
    statementsService({
      ...ports,
      productNames: async (language) =>
        new Map([
          ...(await readGameNames(ports, language)),
          sportsbookName(language),
          virtualSportsName(language),
        ]),
      findTimeZone: (playerId) => findTimeZone(kit.db, playerId),
    }),
    casesService({
      ...ports,
      readPayments: readHarmPayments,
      countRaisedLimits,
      findTimeZone,
      sources: createRuleSources(kit, ports),
      listOwned: (db) => listClaims(db, "cases"),
    }),
    accountClosingService({
      ...ports,
      payouts: createClosingPayouts({ ...ports, kit, providers: payments }),
    }),
    exclusionRegisterService(ports),
  ];
}

/** The data about payments, bonuses and accounts that the case rules need. */
export function createRuleSources(
  kit: Kit,
  ports: { players: Players; duplicateAccounts: DuplicateAccounts },
): RuleSources {
  return {
    listPayments: listCasePayments,
    listConverted: listConvertedBonuses,
    listClaims: listOfferClaims,
    listLinked: async (playerId) =>
      (await listLinkedAccounts(kit, ports, playerId)).filter(isSuspicious).map((one) => one.playerId),
  };
}

const staleAfterMs = 60_000;

/** Caches exchange rates for a minute; they change only hourly. */
function recentRates({ db }: Kit): Rates {
  const rates = inMemory(() => readExchangeRates(db), {});
  let readAtMs = Number.NEGATIVE_INFINITY;
  return {
    current: rates.current,
    async refresh() {
      if (performance.now() - readAtMs < staleAfterMs) return;
      readAtMs = performance.now();
      await rates.refresh();
    },
  };
}
