import type { Call } from "./call.ts";
import { identityCalls } from "./calls/identity/index.ts";
import { moneyCalls } from "./calls/money/index.ts";
import { officeCalls } from "./calls/office/index.ts";
import { playCalls } from "./calls/play/index.ts";
import { pokerCalls } from "./calls/poker/index.ts";
import { protectionCalls } from "./calls/protection/index.ts";
import { racingCalls } from "./calls/racing/index.ts";
import { rewardsCalls } from "./calls/rewards/index.ts";
import { siteCalls } from "./calls/site/index.ts";
import { sportsCalls } from "./calls/sports/index.ts";

/**
 * Every call of the product, implemented or not. Only the server imports this list. Browser code imports
 * single calls, and the browser build reduces each of them to its method and path.
 */
export const calls: readonly Call[] = [
  ...identityCalls,
  ...moneyCalls,
  ...playCalls,
  ...racingCalls,
  ...rewardsCalls,
  ...siteCalls,
  ...officeCalls,
  ...protectionCalls,
  ...sportsCalls,
  ...pokerCalls,
];
