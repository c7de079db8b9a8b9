import type { ReferralDays } from "@parlour/server/kit/ports/referral-days";

/** Read within the transaction of whoever asks: it may be the only connection there is. */
export const referralDays: ReferralDays = {
  async get(tx) {
    const [row] = await tx.query<{ value: unknown }>("select value from site_settings where name = $1", [
      "affiliateTokenDays",
    ]);
    return Number(row?.value ?? 0);
  },
};
