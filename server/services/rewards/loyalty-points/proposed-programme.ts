import { type ProgrammePlan, programmePlan } from "@parlour/contracts/entities/loyalty-programme";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { isLadder, pointValues } from "./loyalty-rules.ts";
import { findLatest } from "./programme-store.ts";
import { programmeSubject, saveProgramme } from "./save-programme.ts";

type ProposedProgramme = { plan: ProgrammePlan; baseVersion: number };

/** A change to the value of points. It affects every player's money, so a second operator must approve it. */
export const proposedProgramme: ChangeKind<ProposedProgramme> = {
  kind: "LOYALTY_PROGRAMME",
  proposers: ["MARKETING"],
  approvers: ["MARKETING", "COMPLIANCE"],
  actions: [
    {
      action: "LOYALTY_PROGRAMME",
      group: "Bonuses",
      label: "The value of loyalty points",
      usual: { when: "ALWAYS" },
    },
  ],
  data: z.strictObject({ plan: programmePlan, baseVersion: z.int().min(1) }),
  async describe({ plan, baseVersion }, db) {
    if (!isLadder(plan)) return refuse("PROPOSAL_REFUSED", { cause: "The tiers must ascend from zero." });
    const current = await findLatest(db);
    if (current?.version !== baseVersion) return refuse("CONFLICT");
    const before = pointValues(current.plan);
    const after = pointValues(plan);
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changes = names
      .filter((name) => before[name] !== after[name])
      .map((name) => `${name} ${before[name] ?? "none"} → ${after[name] ?? "none"}`);
    return {
      subject: programmeSubject,
      summary: `Change the loyalty programme: ${changes.join(", ") || "texts"}`,
    };
  },
  async execute(tx, { plan, baseVersion }, _proposalId, { operator, reason, now }) {
    const saved = await saveProgramme(tx, { plan, baseVersion, author: operator.id, reason, now });
    return isRefusal(saved) ? saved : { before: saved.before.plan, after: saved.after.plan };
  },
};
