import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listBalances } from "@parlour/contracts/calls/money/wallet-gateway/list-balances";
import { listBreaks } from "@parlour/contracts/calls/protection/player-protection/list-breaks";
import { listNotifications } from "@parlour/contracts/calls/site/notifications/list-notifications";
import { displayName } from "@parlour/rules/display-name";
import type { RouterContextProvider } from "react-router";
import { readCookie } from "../cookie.server.ts";
import { languageContext } from "../language.server.ts";
import { pageContext } from "../page-context.ts";
import { readSiteConfig } from "../site-config.server.ts";
import { HIDDEN_BALANCE_COOKIE } from "./hidden-balance.ts";

/** The player data in the header; null for a visitor. */
export async function loadPlayer(context: Readonly<RouterContextProvider>, request: Request) {
  const page = context.get(pageContext);
  if (page.session === null) return null;
  const [profile, balances, inbox, breaks] = await Promise.all([
    page.call(getProfile),
    page.call(listBalances),
    page.call(listNotifications, { query: { language: context.get(languageContext), limit: 1 } }),
    page.call(listBreaks),
  ]);
  if (profile === null) return null;
  const { isCashierDepositEnabled, isLoyaltyEnabled } = readSiteConfig(page);
  const currentBreak = breaks?.items.find(({ scope }) => scope === "ALL") ?? null;
  return {
    session: page.session,
    canDeposit: isCashierDepositEnabled && currentBreak === null && !breaks?.isUnderReview,
    /** The time-out or self-exclusion that applies to the player's whole account. */
    currentBreak,
    isUnderReview: breaks?.isUnderReview ?? false,
    isLimitReviewDue: breaks?.isLimitReviewDue ?? false,
    hasLoyalty: isLoyaltyEnabled,
    name: displayName(profile),
    currency: profile.attributes.currency,
    residence: { country: profile.address.countryCode, subdivision: profile.address.subdivision },
    /** The balances; null if the wallet cannot be read. */
    balances,
    /** The number of unread messages and the time of the newest; null if they cannot be read. */
    inbox: inbox && { unread: inbox.unread, newest: inbox.notifications[0]?.createdAt ?? null },
    balanceHidden: readCookie(request, HIDDEN_BALANCE_COOKIE) === "true",
  };
}

export type Player = NonNullable<Awaited<ReturnType<typeof loadPlayer>>>;
