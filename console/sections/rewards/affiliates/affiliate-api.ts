import type { Answer } from "@parlour/contracts/call";
import type { getAffiliate } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate";
import type { listAffiliateStatementsToPay } from "@parlour/contracts/calls/rewards/affiliates/list-affiliate-statements-to-pay";
import type { listAffiliates } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import type { payAffiliateStatement } from "@parlour/contracts/calls/rewards/affiliates/pay-affiliate-statement";
import type { setCommissionPlan } from "@parlour/contracts/calls/rewards/affiliates/set-commission-plan";
import { client } from "@parlour/web/api/client";

const base = "/services/operator/v1";

export const askAffiliates = client<typeof listAffiliates>("GET", `${base}/affiliates`);
export const askAffiliate = client<typeof getAffiliate>("GET", `${base}/affiliates/{id}`);
export const setPlan = client<typeof setCommissionPlan>("POST", `${base}/affiliates/{id}/plans`);
export const askStatements = client<typeof listAffiliateStatementsToPay>(
  "GET",
  `${base}/affiliate-statements`,
);
export const payStatement = client<typeof payAffiliateStatement>(
  "POST",
  `${base}/affiliate-statements/{id}/payout`,
);

export type ListedAffiliate = Answer<typeof listAffiliates>[number];
export type AffiliateDetails = Answer<typeof getAffiliate>;
export type Plan = AffiliateDetails["plan"];
export type Statement = AffiliateDetails["statements"][number];
