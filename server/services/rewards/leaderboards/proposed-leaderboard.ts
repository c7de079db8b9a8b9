import {
  type LeaderboardPlan,
  leaderboardId,
  leaderboardPlan,
} from "@parlour/contracts/entities/leaderboard";
import { formatAmount } from "@parlour/rules/currency";
import { leaderboardActions, prizeTotalMinor } from "@parlour/rules/leaderboard-cost";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { faultsOf } from "./leaderboard-rules.ts";
import { saveLeaderboard } from "./save-leaderboard.ts";

type ProposedLeaderboard = { id: string; plan: LeaderboardPlan; baseVersion: number | null };

/** Defines proposals for leaderboards whose prizes are too high for one person to decide. */
export function proposedLeaderboard({ clock }: Pick<Kit, "clock">): ChangeKind<ProposedLeaderboard> {
  return {
    kind: "LEADERBOARD",
    proposers: ["MARKETING"],
    approvers: ["MARKETING", "COMPLIANCE"],
    actions: [
      {
        action: "LEADERBOARD",
        group: "Bonuses",
        label: "Leaderboards",
        amountLabel: "Total of all prizes",
        usual: { when: "ABOVE", amount: 1_000 },
      },
    ],
    weigh: async ({ plan }) => leaderboardActions(plan),
    data: z.strictObject({
      id: leaderboardId,
      plan: leaderboardPlan,
      baseVersion: z.int().min(1).nullable(),
    }),
    async describe({ id, plan }) {
      const [fault] = faultsOf(plan, clock.now());
      if (fault) return refuse("PROPOSAL_REFUSED", { cause: `${fault.field}: ${fault.code}` });
      const total = formatAmount(prizeTotalMinor(plan), plan.currency, "en");
      const period = `${plan.startsAt.slice(0, 16)} to ${plan.endsAt.slice(0, 16)} UTC`;
      return {
        subject: `leaderboard:${id}`,
        summary: `Leaderboard ${plan.name.en}: ${total} in prizes, ${period}`,
      };
    },
    async execute(tx, { id, plan, baseVersion }, _proposalId, { operator, reason, now }) {
      // An approval may come late; a leaderboard must not begin in the past.
      const [fault] = faultsOf(plan, now);
      if (fault) return refuse("PROPOSAL_REFUSED", { cause: `${fault.field}: ${fault.code}` });
      const saved = await saveLeaderboard(tx, { id, plan, baseVersion, author: operator.id, reason, now });
      if (isRefusal(saved)) return saved;
      return { before: saved.before ?? undefined, after: plan };
    },
  };
}
