import type { Kit } from "../kit/kit.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { VisitorLocation } from "../kit/ports/visitor-location.ts";
import type { Service } from "../kit/service.ts";
import { createLinkedAccounts, createPlayers } from "../services/identity/profile/index.ts";
import { createDocuments } from "../services/identity/profile-profiling/index.ts";
import { exchangeRatesService } from "../services/money/exchange-rates/index.ts";
import { paymentService } from "../services/money/payment/index.ts";
import { createPaymentMethods, routingService } from "../services/money/routing/index.ts";
import { jurisdictions } from "../services/protection/jurisdictions/index.ts";
import { createBonusGrants } from "../services/rewards/bonuses/index.ts";
import { siteConfigStore } from "../services/site/site-config/index.ts";
import { bonusParts } from "./reward-services.ts";

type CashierPorts = {
  providers(kit: Kit): readonly PaymentProvider[];
  location(kit: Kit): VisitorLocation;
};

/** Which ways to pay there are, and what is paid by them. */
export function cashierServices({ providers, location }: CashierPorts): readonly Service[] {
  return [
    routingService({ players: createPlayers, jurisdictions }),
    exchangeRatesService,
    paymentService((kit) => ({
      players: createPlayers(kit),
      documents: createDocuments(kit),
      linkedAccounts: createLinkedAccounts(kit),
      methods: createPaymentMethods(kit, jurisdictions(kit)),
      jurisdictions: jurisdictions(kit),
      settings: siteConfigStore(kit),
      location: location(kit),
      bonuses: createBonusGrants(bonusParts(kit)),
      providers: providers(kit),
    })),
  ];
}
