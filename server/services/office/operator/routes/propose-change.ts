import { hash } from "node:crypto";
import { proposeChange as call } from "@parlour/contracts/calls/office/operator/propose-change";
import type { ChangeKind } from "../../../../kit/four-eyes.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake, type Operator } from "../../../../kit/operator.ts";
import { isRefusal, type Refusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { applyAlone } from "../proposals/decide.ts";
import {
  findProposal,
  insertProposal,
  type NewProposal,
  type ProposalRow,
} from "../proposals/proposal-store.ts";
import { toProposal } from "../proposals/to-proposal.ts";

export function proposeChange(kit: Kit): Route {
  const { db, clock, random, fourEyes } = kit;
  return route(call, async ({ body: { kind: name, data, reason, requestId }, operator }) => {
    const kind = fourEyes.find(name);
    if (kind === undefined) return refuse("NOT_FOUND");
    if (!mayMake(operator.roles, { role: kind.proposers })) return refuse("FORBIDDEN");
    const id = requestId === undefined ? random.id("proposal") : proposalIdOf(operator.id, requestId);
    const answer = (row: ProposalRow) =>
      row.kind === name ? toProposal(row, fourEyes, operator) : refuse("CONFLICT");
    const known = await findProposal(db, id);
    if (known) return answer(known);
    const parsed = kind.data.safeParse(data);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      return refuse("PROPOSAL_REFUSED", { cause: [...path.map(String), message].join(": ") });
    }
    const by = { id: operator.id, name: operator.name };
    const wish = {
      id,
      kind: name,
      data: parsed.data as Record<string, unknown>,
      reason,
      by,
      now: clock.now(),
    };
    const made = await propose(kit, operator, kind, wish);
    if (!isRefusal(made)) return answer(made);
    // If the same request was carried out in the meantime, this one is refused. We then return the first result.
    const first = requestId === undefined ? undefined : await findProposal(db, id);
    return first ? answer(first) : made;
  });
}

/** Applies a change at once if the policy allows it; otherwise stores it for another operator's decision. */
async function propose(
  kit: Kit,
  operator: Operator,
  kind: ChangeKind<unknown>,
  wish: Omit<NewProposal, "subject" | "summary">,
): Promise<ProposalRow | Refusal> {
  const { db, fourEyes } = kit;
  const described = await kind.describe(wish.data, db, operator);
  if (isRefusal(described)) return described;
  const unfit = await kind.check?.(wish.data);
  if (unfit !== undefined) return unfit;
  const proposal = { ...wish, ...described };
  if (!(await fourEyes.needsApproval(db, kind, wish.data))) {
    const applied = await applyAlone(kit, operator, kind, proposal);
    if (applied !== undefined) return applied;
  }
  return await db.transaction(async (tx) => {
    const row = await insertProposal(tx, proposal);
    if (row === undefined) return (await findProposal(tx, wish.id))!;
    const { subject, summary } = described;
    const after = { proposal: wish.id, kind: kind.kind, summary, state: "OPEN" };
    await operator.audit(tx, { subject, after, reason: wish.reason });
    return row;
  });
}

const proposalIdOf = (operatorId: string, requestId: string): string =>
  `proposal_${hash("sha256", `${operatorId}\n${requestId}`, "hex").slice(0, 32)}`;
