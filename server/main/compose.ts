import type { Kit } from "../kit/kit.ts";
import type { BankAccountProvider } from "../kit/ports/bank-account-provider.ts";
import type { DocumentProvider } from "../kit/ports/document-provider.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import { watchPaymentProvider } from "../kit/providers/watch-payment-provider.ts";
import type { Service } from "../kit/service.ts";
import { createIdentityPorts, type IdentityPorts, identityServices } from "./compose-identity.ts";
import { createMoneyPorts, type MoneyPorts, moneyServices } from "./compose-money.ts";
import { createOfficePorts, type OfficePorts, officeServices } from "./compose-office.ts";
import { createPlayPorts, type PlayPorts, playServices, type TestGames } from "./compose-play.ts";
import { pokerServices } from "./compose-poker.ts";
import { createProtectionPorts, type ProtectionPorts, protectionServices } from "./compose-protection.ts";
import { createRacingPorts, type RacingPorts, racingServices } from "./compose-racing.ts";
import { createRewardsPorts, type RewardsPorts, rewardsServices } from "./compose-rewards.ts";
import { createSitePorts, type SitePorts, siteServices } from "./compose-site.ts";
import { createSportsPorts, type SportsPorts, sportsServices } from "./compose-sports.ts";
import { createSupportPlayerReader } from "./support-player.ts";
import { wageringService } from "./wagering-service.ts";

/** Everything that services offer to each other, created once per server. */
export type Ports = SitePorts &
  ProtectionPorts &
  IdentityPorts &
  OfficePorts &
  PlayPorts &
  RacingPorts &
  RewardsPorts &
  MoneyPorts &
  SportsPorts;

/** Creates the ports. It opens no connection and runs no query, because the database may still be empty. */
export function createPorts(kit: Kit, games?: TestGames): Ports {
  const site = createSitePorts(kit);
  const protection = createProtectionPorts(kit);
  const office = createOfficePorts(kit);
  const identity = createIdentityPorts(kit, { ...site, ...protection });
  const play = createPlayPorts(kit, { ...site, ...protection, ...identity }, games);
  const racing = createRacingPorts(kit, { ...identity, ...play });
  const rewards = createRewardsPorts(kit, { ...site, ...protection, ...identity, ...play });
  const money = createMoneyPorts(kit, protection);
  const sports = createSportsPorts(kit, { ...identity, ...play });
  return {
    ...site,
    ...protection,
    ...office,
    ...identity,
    ...play,
    ...racing,
    ...rewards,
    ...money,
    ...sports,
  };
}

/** External companies that the product works with; the sandbox simulates them. */
export type Providers = {
  /** The document provider; undefined if there is no document page to embed. */
  documents?: DocumentProvider;
  payments: readonly PaymentProvider[];
  /** The bank account provider; if undefined, players cannot link bank accounts. */
  bankAccounts?: BankAccountProvider;
};

/** Creates every service of the product, in the order in which they are migrated and started. */
export function createServices(kit: Kit, ports: Ports, providers: Providers): readonly Service[] {
  // The console's services get the providers without the call counter, so that a test call is counted only once, as a
  // test.
  const payments = providers.payments.map((one) => watchPaymentProvider(kit.providerCalls, one));
  return [
    ...officeServices(kit, ports, providers.payments),
    ...protectionServices(kit, ports, payments),
    ...siteServices(kit, { ...ports, readSupportPlayer: createSupportPlayerReader(kit, ports) }),
    ...identityServices(kit, ports, providers.documents),
    ...moneyServices(kit, ports, payments, providers.bankAccounts),
    ...playServices(ports),
    ...pokerServices(kit, ports),
    ...racingServices(ports),
    ...rewardsServices(ports),
    ...sportsServices(ports),
    wageringService(ports),
  ];
}
