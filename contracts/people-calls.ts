import type { Call } from "./call.ts";
import { getAffiliate } from "./calls/operator/get-affiliate.ts";
import { getPlayerLoyalty } from "./calls/operator/get-player-loyalty.ts";
import { getPlayerReferrals } from "./calls/operator/get-player-referrals.ts";
import { liftLoginLocks } from "./calls/operator/lift-login-locks.ts";
import { listLoginLocks } from "./calls/operator/list-login-locks.ts";
import { listPlayerLimits } from "./calls/operator/list-player-limits.ts";
import { listPlayerMessages } from "./calls/operator/list-player-messages.ts";
import { viewDocument } from "./calls/operator/view-document.ts";

/** What the console needs to look after people: players and affiliates. */
export const peopleCalls: readonly Call[] = [
  getAffiliate,
  getPlayerLoyalty,
  getPlayerReferrals,
  liftLoginLocks,
  listLoginLocks,
  listPlayerLimits,
  listPlayerMessages,
  viewDocument,
];
