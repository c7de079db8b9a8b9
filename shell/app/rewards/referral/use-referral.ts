import { useEffect } from "react";
import { useLocation } from "react-router";
import { readAffiliateId, readArrival, readReferringSite } from "../../parts/arrival.ts";
import { useCookieChoice } from "../../parts/cookie-choice.ts";
import {
  holdAffiliateId,
  holdReferral,
  holdReferringSite,
  rememberReferral,
  rememberReferringSite,
} from "../../parts/referral-memory.ts";
import type { Site } from "../../site.server.ts";
import { reportVisit } from "./report-visit.ts";

/**
 * Detects on every page who referred the visitor, and stores it to the extent that the visitor has consented.
 */
export function useReferral({ referral, signedIn, cookieChoice }: Site): void {
  const { pathname, search } = useLocation();
  const { tokenDays, checkReferringSite } = referral;
  const choice = useCookieChoice(cookieChoice);

  useEffect(() => {
    const query = new URLSearchParams(search);
    const affiliateId = readAffiliateId(query);
    if (affiliateId) holdAffiliateId(affiliateId);
    const arrival = readArrival(pathname, query, Date.now());
    if (!arrival) return;
    const { held, isNew } = holdReferral(arrival);
    if (isNew && !signedIn) void reportVisit(held, { landingPath: pathname, tokenDays });
  }, [pathname, search, signedIn, tokenDays]);

  useEffect(() => {
    const site = checkReferringSite && readReferringSite(document.referrer, location.host);
    if (site) holdReferringSite(site);
  }, [checkReferringSite]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: any page may have been opened through a referral link
  useEffect(() => {
    if (choice !== "all") return;
    rememberReferral(tokenDays);
    if (checkReferringSite) rememberReferringSite(tokenDays);
  }, [choice, tokenDays, checkReferringSite, pathname, search]);
}
