import { getPhoneStatus } from "@parlour/contracts/calls/identity/profile/get-phone-status";
import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { getLoyalty } from "@parlour/contracts/calls/rewards/loyalty-points/get-loyalty";
import { displayName } from "@parlour/rules/display-name";
import { data, type RouterContextProvider } from "react-router";
import { pageContext } from "../page-context.ts";
import { readSiteConfig } from "../site-config.server.ts";

/** The player's data for the account pages, which only signed-in players can open. */
export async function loadAccount(context: Readonly<RouterContextProvider>) {
  const page = context.get(pageContext);
  const { isLoyaltyEnabled, loyaltyIconTierEnabled } = readSiteConfig(page);
  const [profile, phone, loyalty] = await Promise.all([
    page.call(getProfile),
    page.call(getPhoneStatus),
    isLoyaltyEnabled ? page.call(getLoyalty) : null,
  ]);
  if (page.session === null || profile === null) throw data(null, { status: 500 });
  return {
    session: page.session,
    profile,
    name: displayName(profile),
    /** The phone's status; null if it cannot be read. */
    phoneStatus: phone?.status ?? null,
    /** The loyalty status; null if the programme is switched off or cannot be read. */
    loyalty,
    showsTierEmblem: loyaltyIconTierEnabled,
  };
}

export type Account = Awaited<ReturnType<typeof loadAccount>>;
