import type { Kit } from "../kit/kit.ts";
import type { BonusGrants } from "../kit/ports/bonus-grants.ts";
import type { PaymentMethods } from "../kit/ports/payment-methods.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { Service } from "../kit/service.ts";
import { exchangeRatesService } from "../services/money/exchange-rates/index.ts";
import { paymentService } from "../services/money/payment/index.ts";
import { createPaymentMethods, routingService } from "../services/money/routing/index.ts";
import { walletGatewayService } from "../services/money/wallet-gateway/index.ts";
import type { IdentityPorts } from "./compose-identity.ts";
import type { ProtectionPorts } from "./compose-protection.ts";
import type { SitePorts } from "./compose-site.ts";

export type MoneyPorts = { methods: PaymentMethods };

export function createMoneyPorts(kit: Kit, { jurisdictions }: ProtectionPorts): MoneyPorts {
  return { methods: createPaymentMethods(kit, jurisdictions) };
}

type MoneyNeeds = MoneyPorts & SitePorts & ProtectionPorts & IdentityPorts & { bonuses: BonusGrants };

export function moneyServices(ports: MoneyNeeds, providers: readonly PaymentProvider[]): readonly Service[] {
  return [
    walletGatewayService,
    routingService(
      ports,
      providers.map(({ code, declares }) => ({ provider: code, ...declares })),
    ),
    exchangeRatesService,
    paymentService({ ...ports, providers }),
  ];
}
