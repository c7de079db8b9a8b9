import { virtualSportsProvider } from "@parlour/sports";
import type { Kit } from "../kit/kit.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import type { ProviderSource } from "../kit/ports/provider-source.ts";
import type { SportsFeed } from "../kit/ports/sports-feed.ts";
import { messageSources } from "../kit/providers/message-sources.ts";
import { createRatesSource } from "../services/money/exchange-rates/index.ts";
import { createPaymentSource } from "../services/money/payment/index.ts";
import { testMessage } from "../services/office/providers/index.ts";
import { studioSource } from "../services/play/seamless-wallet/index.ts";
import { createRegisterSource } from "../services/protection/exclusion-register/index.ts";
import { racingFeedSource } from "../services/racing/racing-feed/index.ts";
import { calendarProvider } from "../services/sports/sports-calendar/index.ts";
import { sportsFeedSource } from "../services/sports/sports-feed/index.ts";

/** Lists the providers of every kind, for the operators' console. */
export function createProviderSources(
  kit: Kit,
  { sportsFeed, payments }: { sportsFeed: SportsFeed; payments: readonly PaymentProvider[] },
): readonly ProviderSource[] {
  const { sportsCalendar, virtualSports } = kit.config;
  const note = "inside this server";
  return [
    studioSource(kit),
    createPaymentSource(kit, payments),
    ...messageSources(kit, testMessage),
    createRegisterSource(kit),
    sportsFeedSource(kit, {
      feed: sportsFeed,
      builtIn: [
        ...(sportsCalendar === "off" ? [] : [{ id: calendarProvider, name: "Simulated matches", note }]),
        ...(virtualSports === "off" ? [] : [{ id: virtualSportsProvider, name: "Virtual sports", note }]),
      ],
    }),
    racingFeedSource(kit),
    createRatesSource(kit),
  ];
}
