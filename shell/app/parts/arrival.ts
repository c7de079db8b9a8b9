import {
  DEFAULT_SHARING_METHOD,
  PROFILE_SHARING_METHOD_PREFIX,
  QUERY_KEYS,
} from "@parlour/contracts/constants";
import type { ReferralType } from "@parlour/contracts/enumerations";
import { findReferralToken, referralType } from "@parlour/rules/referral";

/** The referral data in the URL with which a visitor arrived: tracking data and campaign. */
export type Arrival = {
  affiliateKey: string;
  type: ReferralType;
  timestamp: number;
  affiliateId: string | null;
  sharingMethod: string;
  campaign: string;
};

const longestCampaign = 64;

/** Reads the referral data from the URL; undefined if the URL has none. */
export function readArrival(path: string, query: URLSearchParams, nowMs: number): Arrival | undefined {
  const affiliateKey = findReferralToken(path, query);
  if (affiliateKey === undefined) return undefined;
  const campaign = readCampaign(query);
  // In links that players share with friends, the campaign field says how the link was shared.
  const isShared = campaign.startsWith(PROFILE_SHARING_METHOD_PREFIX);
  const sharingMethod = isShared ? campaign : DEFAULT_SHARING_METHOD;
  return {
    affiliateKey,
    type: referralType(affiliateKey, sharingMethod),
    timestamp: nowMs,
    affiliateId: readAffiliateId(query) ?? null,
    sharingMethod,
    campaign,
  };
}

export function readAffiliateId(query: URLSearchParams): string | undefined {
  return query.get(QUERY_KEYS.affiliateId)?.trim().slice(0, longestCampaign) || undefined;
}

function readCampaign(query: URLSearchParams): string {
  const campaign = query.get(QUERY_KEYS.externalCampaign)?.trim().slice(0, longestCampaign) ?? "";
  return /^[\w\-.]*$/.test(campaign) ? campaign : "";
}

/** The referring site, if it is another site and the browser sends it. */
export function readReferringSite(
  referrer: string,
  ownHost: string,
): { domain: string; name: string } | undefined {
  const url = URL.parse(referrer);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === ownHost) return undefined;
  const domain = url.hostname.replace(/^www\./, "");
  return { domain, name: domain.split(".")[0] ?? domain };
}
