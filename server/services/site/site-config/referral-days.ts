import type { ReferralDays } from "@parlour/server/kit/ports/referral-days";

/** Read on the caller's transaction, which may be the only connection. */
export const referralDays: ReferralDays = {
  async get(tx) {
    const [row] = await tx.query<{ value: unknown }>("select value from site_settings where name = $1", [
      "affiliateTokenDays",
    ]);
    return Number(row?.value ?? 0);
  },
};
