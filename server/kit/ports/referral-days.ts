import type { Transaction } from "../database.ts";

/**
 * The lifetime of a referral token in days; zero means the default of forty. Implemented by the site-config
 * service.
 */
export type ReferralDays = { get(tx: Transaction): Promise<number> };
