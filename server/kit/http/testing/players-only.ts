import { refuse } from "../../refusal.ts";
import type { Authorisers } from "../invoke-route.ts";

/** An authoriser for tests of one service, which admits players and refuses operators and providers. */
export const playersOnly: Authorisers = {
  operator: { admit: async () => refuse("SESSION_INVALID") },
  provider: async () => refuse("FORBIDDEN"),
};
