import type { ChangeEffect, ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake, type Operator } from "../../../../kit/operator.ts";
import { isRefusal, type Refusal, refuse } from "../../../../kit/refusal.ts";
import { closeProposal, lockProposal, type ProposalRow } from "./proposal-store.ts";

export type Decision = { id: string; decision: "APPROVE" | "REFUSE" | "WITHDRAW"; reason: string };

const stateAfter = { APPROVE: "APPROVED", REFUSE: "REFUSED", WITHDRAW: "WITHDRAWN" } as const;

/** Thrown to roll back the approval of a change that turned out to be impossible. */
class NotPossible extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super("the proposal could not be carried out");
    this.refusal = refusal;
  }
}

/** Decides a proposal once; an approved one is applied in the same transaction. */
export async function decide(
  kit: Pick<Kit, "db" | "clock" | "fourEyes">,
  operator: Operator,
  { id, decision, reason }: Decision,
): Promise<ProposalRow | Refusal> {
  try {
    return await kit.db.transaction(async (tx) => {
      const proposal = await lockProposal(tx, id);
      if (proposal === undefined) return refuse("NOT_FOUND");
      const kind = kit.fourEyes.find(proposal.kind);
      const refusal = refusalOf(operator, proposal, decision, kind);
      if (refusal !== undefined) return refusal;
      if (proposal.state !== "OPEN") return refuse("CONFLICT");
      const by = { id: operator.id, name: operator.name };
      const state = stateAfter[decision];
      const now = kit.clock.now();
      const closed = await closeProposal(tx, id, { state, by, reason, now });
      let effect: ChangeEffect | Refusal = {};
      if (decision === "APPROVE") {
        const data = kind!.data.safeParse(proposal.data);
        effect = data.success
          ? await kind!.execute(tx, data.data, id, { operator: by, reason, now })
          : refuse("PROPOSAL_REFUSED", { cause: "It was made by an earlier version. Propose it again" });
      }
      if (isRefusal(effect)) throw new NotPossible(effect);
      await operator.audit(tx, {
        subject: proposal.subject,
        before: effect.before,
        after: { ...asObject(effect.after), proposal: id, kind: proposal.kind, state },
        reason,
      });
      return closed;
    });
  } catch (error) {
    if (error instanceof NotPossible) return error.refusal;
    throw error;
  }
}

/**
 * Returns why the operator may not decide. The author can only withdraw a proposal; anyone else needs the right role.
 */
function refusalOf(
  operator: Operator,
  proposal: ProposalRow,
  decision: Decision["decision"],
  kind: ChangeKind<unknown> | undefined,
): Refusal | undefined {
  const isOwn = proposal.proposed_by === operator.id;
  if (decision === "WITHDRAW") return isOwn ? undefined : refuse("FORBIDDEN");
  if (isOwn) return refuse("OWN_PROPOSAL");
  if (kind === undefined)
    return refuse("PROPOSAL_REFUSED", { cause: "this kind of change no longer exists" });
  return mayMake(operator.roles, { role: kind.approvers }) ? undefined : refuse("FORBIDDEN");
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : { value };
}
