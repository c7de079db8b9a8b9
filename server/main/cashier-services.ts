import type { Kit } from "../kit/kit.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { VisitorLocation } from "../kit/ports/visitor-location.ts";
import type { Service } from "../kit/service.ts";
import { createBonusGrants } from "../services/bonuses/index.ts";
import { exchangeRatesService } from "../services/exchange-rates/index.ts";
import { jurisdictions } from "../services/jurisdictions/index.ts";
import { paymentService } from "../services/payment/index.ts";
import { createLinkedAccounts, createPlayers } from "../services/profile/index.ts";
import { createDocuments } from "../services/profile-profiling/index.ts";
import { createPaymentMethods, routingService } from "../services/routing/index.ts";
import { siteConfigStore } from "../services/site-config/index.ts";
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
