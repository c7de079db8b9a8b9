import type { ChangeEffect, ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { approverRolesOf, mayMake, type Operator } from "../../../../kit/operator.ts";
import { isRefusal, type Refusal, refuse } from "../../../../kit/refusal.ts";
import {
  closeProposal,
  findProposal,
  insertProposal,
  lockProposal,
  type NewProposal,
  type ProposalRow,
} from "./proposal-store.ts";

export type Decision = { id: string; decision: "APPROVE" | "REFUSE" | "WITHDRAW"; reason: string };

const stateAfter = { APPROVE: "APPROVED", REFUSE: "REFUSED", WITHDRAW: "WITHDRAWN" } as const;

/** Thrown to roll back a change that turned out to be impossible, or impossible without a second operator. */
class NotPossible<Why extends Refusal | undefined> extends Error {
  readonly refusal: Why;
  constructor(refusal: Why) {
    super("the proposal could not be carried out");
    this.refusal = refusal;
  }
}

/** Approves, refuses or withdraws an open proposal; an approved one is applied in the same transaction. */
export async function decide(
  kit: Pick<Kit, "db" | "clock" | "fourEyes">,
  operator: Operator,
  { id, decision, reason }: Decision,
): Promise<ProposalRow | Refusal> {
  if (decision === "APPROVE") {
    const unfit = await checkAgain(kit, operator, id);
    if (unfit !== undefined) return unfit;
  }
  return await undoIfRefused(() =>
    kit.db.transaction(async (tx) => {
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
      let effect: ChangeEffect = {};
      if (decision === "APPROVE") {
        const data = kind!.data.safeParse(proposal.data);
        if (!data.success) throw new NotPossible(outdated);
        const author = { id: proposal.proposed_by, name: proposal.proposed_by_name };
        effect = required(await kind!.execute(tx, data.data, id, { author, operator: by, reason, now }));
      }
      if (state !== "APPROVED") {
        // A proposal made with an earlier version may have data in a format that is no longer valid. It can still be
        // refused or withdrawn, but the kind of change has nothing to record about it.
        const data = kind?.data.safeParse(proposal.data);
        if (data?.success) await kind!.note?.(tx, data.data, { state, operator: by, reason, now });
      }
      await operator.audit(tx, {
        subject: proposal.subject,
        before: effect.before,
        after: { ...asObject(effect.after), proposal: id, kind: proposal.kind, state },
        reason,
      });
      return closed;
    }),
  );
}

/**
 * Applies a change for which the policy does not require a second operator. It is stored like a proposal, so that it
 * has the same history, but its state is APPLIED and never APPROVED. Returns undefined if the change needs a second
 * operator after all, because its amount rose before it was locked.
 */
export async function applyAlone(
  kit: Pick<Kit, "db" | "fourEyes">,
  operator: Operator,
  kind: ChangeKind<unknown>,
  proposal: NewProposal,
): Promise<ProposalRow | Refusal | undefined> {
  const { id, subject, summary, data, reason, by, now } = proposal;
  return await undoIfRefused(() =>
    kit.db.transaction(async (tx) => {
      if ((await insertProposal(tx, proposal)) === undefined) return await findProposal(tx, id);
      await kind.lock?.(tx, data);
      if (await kit.fourEyes.needsApproval(tx, kind, data)) throw new NotPossible(undefined);
      const effect = required(await kind.execute(tx, data, id, { author: by, operator: by, reason, now }));
      const after = { ...asObject(effect.after), proposal: id, kind: kind.kind, summary, state: "APPLIED" };
      await operator.audit(tx, { subject, before: effect.before, after, reason });
      return await closeProposal(tx, id, { state: "APPLIED", by, reason, now });
    }),
  );
}

const outdated = refuse("PROPOSAL_REFUSED", { cause: "It was made by an earlier version. Propose it again" });

/** Repeats the checks that may take a long time, before the transaction takes its locks. */
async function checkAgain(
  { db, fourEyes }: Pick<Kit, "db" | "fourEyes">,
  operator: Operator,
  id: string,
): Promise<Refusal | undefined> {
  const proposal = await findProposal(db, id);
  const kind = proposal && fourEyes.find(proposal.kind);
  if (!kind?.check || proposal?.state !== "OPEN" || refusalOf(operator, proposal, "APPROVE", kind)) return;
  const data = kind.data.safeParse(proposal.data);
  return data.success ? await kind.check(data.data) : outdated;
}

/** Rolls the transaction back if the change turned out to be impossible. */
async function undoIfRefused<T>(run: () => Promise<T>): Promise<T | Refusal> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof NotPossible) return error.refusal;
    throw error;
  }
}

function required(effect: ChangeEffect | Refusal): ChangeEffect {
  if (isRefusal(effect)) throw new NotPossible(effect);
  return effect;
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
  return mayMake(approverRolesOf(operator), { role: kind.approvers }) ? undefined : refuse("FORBIDDEN");
}

function asObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : { value };
}
