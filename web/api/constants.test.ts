import {
  AFFILIATE_COOKIE_AGE_SECONDS,
  CARD_GRID_COLUMNS,
  CURRENCY_PRECISIONS,
  DEFAULT_CURRENCY_PRECISION,
  GAME_SEARCH_LIMIT,
  HELP_BREADCRUMB_LIMIT,
  MASKED_PHONE_VISIBLE_CHARACTERS,
  MAXIMUM_NAVIGATION_ITEMS,
  MILLI_BITCOIN,
  NOTIFICATION_BADGE_CAP,
} from "@parlour/contracts/constants";
import { collapseBreadcrumbs } from "@parlour/rules/breadcrumbs";
import { haloDirection } from "@parlour/rules/card-halo";
import { formatAmount, milliBitcoin, precisionOf, precisions } from "@parlour/rules/currency";
import { searchGames } from "@parlour/rules/game-search";
import { arrangeNavigation } from "@parlour/rules/navigation";
import { notificationBadge } from "@parlour/rules/notification-badge";
import { maskPhone } from "@parlour/rules/phone-mask";
import { affiliateCookieAgeSeconds } from "@parlour/rules/referral";
import { describe, expect, it } from "vitest";

// The rules and the contract can't import each other, so this test compares their constants.
describe("the rules match the contract's constants", () => {
  const many = (count: number) =>
    Array.from({ length: count }, (_, id) => ({ id: String(id), name: "Sevens" }));

  it("for money", () => {
    // The rules treat loyalty points (PTS) as a currency; the contract doesn't.
    expect(precisions).toEqual({ ...CURRENCY_PRECISIONS, PTS: 0 });
    expect(precisionOf("USD")).toBe(DEFAULT_CURRENCY_PRECISION);
    expect(milliBitcoin).toEqual(MILLI_BITCOIN);
    // One bitcoin is a thousand milli-bitcoin.
    expect(formatAmount(10n ** 8n, "BTC", "en").replace(/[^\d.]/g, "")).toBe(`${MILLI_BITCOIN.factor}.00000`);
  });

  it("for display", () => {
    expect(arrangeNavigation(many(20)).items).toHaveLength(MAXIMUM_NAVIGATION_ITEMS);
    expect(searchGames(many(20), "sevens")).toHaveLength(GAME_SEARCH_LIMIT);
    expect(collapseBreadcrumbs(many(HELP_BREADCRUMB_LIMIT)).collapsed).toEqual([]);
    expect(collapseBreadcrumbs(many(HELP_BREADCRUMB_LIMIT + 1)).collapsed).not.toEqual([]);
    expect(haloDirection(CARD_GRID_COLUMNS - 1)).toBe("start");
    expect(notificationBadge(NOTIFICATION_BADGE_CAP)).toBe(String(NOTIFICATION_BADGE_CAP));
    expect(notificationBadge(NOTIFICATION_BADGE_CAP + 1)).toBe(`${NOTIFICATION_BADGE_CAP}+`);
    expect(maskPhone("123456789").replaceAll("*", "")).toHaveLength(MASKED_PHONE_VISIBLE_CHARACTERS);
  });

  it("for referrals", () => {
    expect(affiliateCookieAgeSeconds()).toBe(AFFILIATE_COOKIE_AGE_SECONDS);
  });
});
