import type { Kit } from "../kit/kit.ts";
import type { BonusGrants } from "../kit/ports/bonus-grants.ts";
import type { DuplicateAccounts } from "../kit/ports/duplicate-accounts.ts";
import type { ExclusionRegister } from "../kit/ports/exclusion-register.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { PlayerProtection } from "../kit/ports/player-protection.ts";
import type { Service } from "../kit/service.ts";
import { findJoinedAt } from "../services/identity/profile/index.ts";
import { readExchangeRates } from "../services/money/exchange-rates/index.ts";
import {
  createClosingPayouts,
  listCountedDeposits,
  readHarmPayments,
} from "../services/money/payment/index.ts";
import { accountClosingService } from "../services/protection/account-closing/index.ts";
import {
  createExclusionRegister,
  exclusionRegisterService,
} from "../services/protection/exclusion-register/index.ts";
import { harmCasesService } from "../services/protection/harm-cases/index.ts";
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
import { sportsbookName, virtualSportsName } from "../services/sports/sportsbook/index.ts";
import type { SitePorts } from "./compose-site.ts";
import { readGameNames } from "./game-names.ts";
import { inMemory } from "./in-memory.ts";

/** Exchange rates in memory, for limits that apply across several currencies. */
type Rates = { refresh(): Promise<void>; current(): Readonly<Record<string, number>> };

export type ProtectionPorts = {
  jurisdictions: JurisdictionStore;
  protection: PlayerProtection;
  register: ExclusionRegister;
  rates: Rates;
};

export function createProtectionPorts(kit: Kit): ProtectionPorts {
  const rates = recentRates(kit);
  const protection = createPlayerProtection(kit, { listDeposits: listCountedDeposits, rates });
  return {
    jurisdictions: createJurisdictions(kit),
    protection,
    register: createExclusionRegister(kit, protection),
    rates,
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
    harmCasesService({ ...ports, readPayments: readHarmPayments, countRaisedLimits, findTimeZone }),
    accountClosingService({
      ...ports,
      payouts: createClosingPayouts({ ...ports, kit, providers: payments }),
    }),
    exclusionRegisterService(ports),
  ];
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
