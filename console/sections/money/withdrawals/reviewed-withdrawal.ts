import type { Answer } from "@parlour/contracts/call";
import type { listWithdrawalsToReview } from "@parlour/contracts/calls/money/payment/list-withdrawals-to-review";

export type ReviewedWithdrawal = Answer<typeof listWithdrawalsToReview>["items"][number];
