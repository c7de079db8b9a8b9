import type { Answer } from "@parlour/contracts/call";
import type { getAffiliate } from "@parlour/contracts/calls/rewards/affiliates/get-affiliate";
import type { listAffiliates } from "@parlour/contracts/calls/rewards/affiliates/list-affiliates";
import { payAffiliateStatement } from "@parlour/contracts/calls/rewards/affiliates/pay-affiliate-statement";
import { setCommissionPlan } from "@parlour/contracts/calls/rewards/affiliates/set-commission-plan";
import { client } from "@parlour/web/api/client";

export const setPlan = client(setCommissionPlan);
export const payStatement = client(payAffiliateStatement);

export type ListedAffiliate = Answer<typeof listAffiliates>[number];
export type AffiliateDetails = Answer<typeof getAffiliate>;
export type Plan = AffiliateDetails["plan"];
export type Statement = AffiliateDetails["statements"][number];
