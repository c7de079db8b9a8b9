import { getReferralTracking } from "@parlour/contracts/calls/rewards/referral/get-referral-tracking";
import { recordVisit } from "@parlour/contracts/calls/rewards/referral/record-visit";
import { client } from "@parlour/web/api/client";
import { readCookieChoice } from "../../parts/cookie-choice.ts";
import { completeReferral, type HeldReferral, rememberReferral } from "../../parts/referral-memory.ts";

const readTracking = client(getReferralTracking);
const record = client(recordVisit);

/**
 * Looks up the referral token and records the visit, but only in a visible top-level window and if the
 * visitor hasn't refused cookies.
 */
export async function reportVisit(
  held: HeldReferral,
  { landingPath, tokenDays }: { landingPath: string; tokenDays: number },
): Promise<void> {
  const { affiliateKey: token, visitor, campaign, sharingMethod } = held;
  try {
    completeReferral(await readTracking({ params: { token } }));
    if (readCookieChoice() === "all") rememberReferral(tokenDays);
    const isSeen = window.top === window && document.visibilityState === "visible";
    if (!isSeen || readCookieChoice() === "necessary") return;
    await record({ body: { token, visitor, campaign, sharingMethod, landingPath } });
  } catch {
    // A failed report must not disturb the visitor.
  }
}
