import { COOKIES, LOCAL_STORAGE_KEYS } from "@parlour/contracts/constants";
import { affiliateCookieAgeSeconds, isReferralExpired } from "@parlour/rules/referral";
import type { Arrival } from "./arrival.ts";
import { setCookie } from "./cookie-choice.ts";
import { drawName } from "./local-memory.ts";

/** A referral, and the id under which this browser's visits are counted. */
export type HeldReferral = Arrival & { visitor: string };

const REFERRAL = LOCAL_STORAGE_KEYS.referralTracking;
const AFFILIATE = "affiliate-id";
const SITE = "referring-site";

/**
 * Stores the referral for as long as the tab is open. A visitor who joins in this tab is therefore attributed
 * to the referral even without consent to cookies. With consent, `rememberReferral` stores it for weeks. Returns
 * the referral and whether it is new in this tab.
 */
export function holdReferral(arrival: Arrival): { held: HeldReferral; isNew: boolean } {
  const inTab = parse(readFrom("sessionStorage", REFERRAL));
  const before = inTab ?? parse(readFrom("localStorage", REFERRAL));
  const isSame = before?.affiliateKey === arrival.affiliateKey;
  const held = {
    ...arrival,
    affiliateId: arrival.affiliateId ?? (isSame ? before.affiliateId : null),
    visitor: before?.visitor ?? drawName(),
  };
  writeTo("sessionStorage", REFERRAL, JSON.stringify(held));
  return { held, isNew: inTab?.affiliateKey !== arrival.affiliateKey };
}

/** Adds the affiliate id that the server found for the token to the stored referral. */
export function completeReferral(tracking: Pick<Arrival, "affiliateKey" | "affiliateId">): void {
  for (const storage of ["sessionStorage", "localStorage"] as const) {
    const held = parse(readFrom(storage, REFERRAL));
    if (held?.affiliateKey !== tracking.affiliateKey) continue;
    const affiliateId = held.affiliateId ?? tracking.affiliateId;
    writeTo(storage, REFERRAL, JSON.stringify({ ...held, affiliateId }));
  }
}

export function holdAffiliateId(affiliateId: string): void {
  writeTo("sessionStorage", AFFILIATE, affiliateId);
}

export function holdReferringSite(site: { domain: string; name: string }): void {
  // Only the first page of a visit has another site as its referrer.
  if (readFrom("sessionStorage", SITE) === null) writeTo("sessionStorage", SITE, JSON.stringify(site));
}

/** Stores the tab's referral for the whole attribution period. Called only with the visitor's consent. */
export function rememberReferral(days: number): void {
  const held = readFrom("sessionStorage", REFERRAL);
  if (held !== null) writeTo("localStorage", REFERRAL, held);
  const affiliateId = readFrom("sessionStorage", AFFILIATE) ?? parse(held)?.affiliateId;
  if (affiliateId) keepCookie(COOKIES.affiliateId, affiliateId, days);
}

/**
 * Stores the referring site. Called only with the visitor's consent, and only while the site records
 * referrers.
 */
export function rememberReferringSite(days: number): void {
  const site = readFrom("sessionStorage", SITE);
  if (site === null) return;
  const { domain, name } = JSON.parse(site) as { domain: string; name: string };
  keepCookie(COOKIES.referringSiteDomain, domain, days);
  keepCookie(COOKIES.referringSiteName, name, days);
}

function keepCookie(name: string, value: string, days: number): void {
  setCookie(name, encodeURIComponent(value), affiliateCookieAgeSeconds(days));
}

/**
 * Returns the stored referral of this visitor; undefined if there is none or its attribution period has ended.
 */
export function readReferral(days: number, nowMs: number): HeldReferral | undefined {
  for (const storage of ["sessionStorage", "localStorage"] as const) {
    const held = parse(readFrom(storage, REFERRAL));
    if (held && !isReferralExpired(held.timestamp, nowMs, days)) return held;
  }
  return undefined;
}

function parse(text: string | null): HeldReferral | undefined {
  try {
    const held = JSON.parse(text ?? "null") as HeldReferral | null;
    return held?.affiliateKey && Number.isFinite(held.timestamp) ? held : undefined;
  } catch {
    return undefined;
  }
}

// Storage may be forbidden or full; the site works without it.
function readFrom(storage: "sessionStorage" | "localStorage", key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

function writeTo(storage: "sessionStorage" | "localStorage", key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {}
}
