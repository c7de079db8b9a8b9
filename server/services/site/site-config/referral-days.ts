import type { ReferralDays } from "@parlour/server/kit/ports/referral-days";

/**
 * Reads how many days a referral token is valid. Uses the caller's transaction, because there may be no other
 * database connection.
 */
export const referralDays: ReferralDays = {
  async get(tx) {
    const [row] = await tx.query<{ value: unknown }>("select value from site_settings where name = $1", [
      "affiliateTokenDays",
    ]);
    return Number(row?.value ?? 0);
  },
};
