import { type ProposedSettlement, proposedSettlement } from "@parlour/contracts/entities/sports-trading";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { auditSubject, auditView, changeEventIn } from "./change-event.ts";
import type { SportsEventRecord } from "./event.ts";
import { findEvent } from "./event-store.ts";
import { moneyAtStake } from "./money-at-stake.ts";
import type { SportsbookParts } from "./parts.ts";
import { applyDecision } from "./settlement-decision.ts";
import { playerName } from "./view-event.ts";

const refusedFor = (cause: string): Refusal => refuse("PROPOSAL_REFUSED", { cause });

/** A settlement decision that moves so much money that a second trader must approve it. */
export function proposedSettlementKind(parts: SportsbookParts): ChangeKind<ProposedSettlement> {
  const { clock } = parts.kit;
  return {
    kind: "SPORTS_SETTLEMENT",
    proposers: ["TRADER"],
    approvers: ["TRADER"],
    actions: [
      {
        action: "SPORTS_SETTLEMENT",
        group: "Results",
        label: "Sports results, voids and cancellations",
        amountLabel: "Money moved",
        usual: { when: "ABOVE", amount: 1_000 },
      },
    ],
    data: proposedSettlement,
    async weigh({ event: id, decision }, db) {
      const event = await findEvent(db, id);
      const after = event && applyDecision(event, decision, clock.now());
      if (after === undefined || typeof after === "string") return [{ action: "SPORTS_SETTLEMENT" }];
      return [{ action: "SPORTS_SETTLEMENT", amount: (await moneyAtStake(db, after)).cents / 100 }];
    },
    // No bets can be placed on a locked event, so the amount that its settlement moves can't change.
    async lock(tx, { event }) {
      await findEvent(tx, event, "for update");
    },
    async describe({ event: id, decision }, db) {
      const event = await findEvent(db, id);
      if (event === undefined) return refuse("NOT_FOUND");
      const after = applyDecision(event, decision, clock.now());
      if (typeof after === "string") return refusedFor(after);
      const { bets, cents } = await moneyAtStake(db, after);
      const moves = `${bets} ${bets === 1 ? "bet" : "bets"}, about ${Math.round(cents / 100)} dollars`;
      return { subject: auditSubject(id), summary: `${summaryOf(event, decision)} (${moves})` };
    },
    async execute(tx, { event, decision }) {
      const changed = await changeEventIn(parts, tx, event, (before) => {
        const after = applyDecision(before, decision, clock.now());
        return typeof after === "string" ? refusedFor(after) : after;
      });
      if (isRefusal(changed)) return changed;
      return { before: auditView(changed.before), after: auditView(changed.after) };
    },
  };
}

function summaryOf(
  { home, away, players }: SportsEventRecord,
  decision: ProposedSettlement["decision"],
): string {
  const name = `${home.name} – ${away.name}`;
  switch (decision.kind) {
    case "VOID": {
      const selection =
        decision.outcome === null ? decision.market : `${decision.market} ${decision.outcome}`;
      return `${decision.isVoid ? "Void" : "Restore"} ${selection} of ${name}`;
    }
    case "RESULT": {
      const { segments, ranking } = decision.state;
      const result = ranking
        ? ranking.map((group) => group.map((id) => playerName(players, id) ?? id).join(" = "))
        : segments.map((score) => score.join("–"));
      return `Set the result of ${name} to ${result.join(", ")}`;
    }
    case "CALL_OFF":
      return `Declare ${name} ${decision.status === "ABANDONED" ? "abandoned" : "cancelled"}`;
  }
}
