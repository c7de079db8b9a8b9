import type { Transaction } from "../database.ts";

/** For how many days a token counts; zero means the usual forty. Answered by the site-config service. */
export type ReferralDays = { get(tx: Transaction): Promise<number> };
