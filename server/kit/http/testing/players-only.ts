import { refuse } from "../../refusal.ts";
import type { Authorisers } from "../invoke-route.ts";

/** For a server of one service: its players are let in, operators and providers are not. */
export const playersOnly: Authorisers = {
  operator: { admit: async () => refuse("SESSION_INVALID") },
  provider: async () => refuse("FORBIDDEN"),
};
