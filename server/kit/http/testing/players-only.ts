import { refuse } from "../../refusal.ts";
import type { Authorisers } from "../invoke-route.ts";

/** For tests of one service: admits players, refuses operators and providers. */
export const playersOnly: Authorisers = {
  operator: { admit: async () => refuse("SESSION_INVALID") },
  provider: async () => refuse("FORBIDDEN"),
};
