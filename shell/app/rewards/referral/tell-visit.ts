import type { getReferralTracking } from "@parlour/contracts/calls/rewards/referral/get-referral-tracking";
import type { recordVisit } from "@parlour/contracts/calls/rewards/referral/record-visit";
import { client } from "@parlour/web/api/client";
import { readCookieChoice } from "../../parts/cookie-choice.ts";
import { completeReferral, type HeldReferral, rememberReferral } from "../../parts/referral-memory.ts";

const ask = client<typeof getReferralTracking>("GET", "/services/referral/v1/profiles/tracking/{token}");
const record = client<typeof recordVisit>("POST", "/services/referral/v1/visits");

/** Looks up the token and records the visit, but only in a visible top-level window and with consent. */
export async function tellVisit(
  held: HeldReferral,
  { landingPath, tokenDays }: { landingPath: string; tokenDays: number },
): Promise<void> {
  const { affiliateKey: token, visitor, campaign, sharingMethod } = held;
  try {
    completeReferral(await ask({ params: { token } }));
    if (readCookieChoice() === "all") rememberReferral(tokenDays);
    const isSeen = window.top === window && document.visibilityState === "visible";
    if (!isSeen || readCookieChoice() === "necessary") return;
    await record({ body: { token, visitor, campaign, sharingMethod, landingPath } });
  } catch {
    // A failure here must not disturb the visitor.
  }
}
