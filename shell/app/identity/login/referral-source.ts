import type { Given } from "@parlour/contracts/call";
import type { join } from "@parlour/contracts/calls/identity/profile/join";
import { readArrival } from "../../parts/arrival.ts";
import { getDeviceId } from "../../parts/local-memory.ts";
import { readReferral } from "../../parts/referral-memory.ts";

type ReferralSource = Pick<Given<(typeof join)["body"]>, "referral" | "referralVisit" | "deviceId">;

/** The referral of a new player: from the URL of this page, else from an earlier visit. */
export function readReferralSource(path: string, query: URLSearchParams, tokenDays: number): ReferralSource {
  const nowMs = Date.now();
  const held = readReferral(tokenDays, nowMs);
  const arrival = readArrival(path, query, nowMs) ?? held;
  const deviceId = getDeviceId();
  if (!arrival) return { deviceId };
  const { affiliateKey: referral, sharingMethod, campaign, timestamp } = arrival;
  const visitor = held?.affiliateKey === referral ? held.visitor : undefined;
  return {
    deviceId,
    referral,
    referralVisit: { sharingMethod, campaign, timestamp, ...(visitor && { visitor }) },
  };
}
