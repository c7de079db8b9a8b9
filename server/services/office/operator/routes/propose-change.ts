import { hash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
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
    const parsed = kind.data.safeParse(data);
    // The stored data has been through JSON, which drops undefined fields.
    const isSame = (row: ProposalRow) =>
      parsed.success &&
      row.kind === name &&
      row.reason === reason &&
      isDeepStrictEqual(row.data, JSON.parse(JSON.stringify(parsed.data)));
    const answer = (row: ProposalRow) =>
      isSame(row) ? toProposal(row, fourEyes, operator) : refuse("IDEMPOTENCY_KEY_REUSED");
    const known = await findProposal(db, id);
    if (known) return answer(known);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      return refuse("PROPOSAL_REFUSED", { cause: [...path.map(String), message].join(": ") });
    }
    const by = { id: operator.id, name: operator.name };
    const request = {
      id,
      kind: name,
      data: parsed.data as Record<string, unknown>,
      reason,
      by,
      now: clock.now(),
    };
    const made = await propose(kit, operator, kind, request);
    if (!isRefusal(made)) return answer(made);
    // If the same request was carried out in the meantime, this attempt is refused, and we return the result of the
    // first one.
    const first = requestId === undefined ? undefined : await findProposal(db, id);
    return first ? answer(first) : made;
  });
}

/** Applies a change at once if the policy allows it; otherwise stores it for another operator's decision. */
async function propose(
  kit: Kit,
  operator: Operator,
  kind: ChangeKind<unknown>,
  request: Omit<NewProposal, "subject" | "summary">,
): Promise<ProposalRow | Refusal> {
  const { db, fourEyes } = kit;
  const described = await kind.describe(request.data, db, operator);
  if (isRefusal(described)) return described;
  const unfit = await kind.check?.(request.data);
  if (unfit !== undefined) return unfit;
  const proposal = { ...request, ...described };
  if (!(await fourEyes.needsApproval(db, kind, request.data))) {
    const applied = await applyAlone(kit, operator, kind, proposal);
    if (applied !== undefined) return applied;
  }
  return await db.transaction(async (tx) => {
    const row = await insertProposal(tx, proposal);
    if (row === undefined) return (await findProposal(tx, request.id))!;
    const { by, reason, now } = request;
    await kind.note?.(tx, request.data, { state: "OPEN", operator: by, reason, now });
    const { subject, summary } = described;
    const after = { proposal: request.id, kind: kind.kind, summary, state: "OPEN" };
    await operator.audit(tx, { subject, after, reason });
    return row;
  });
}

const proposalIdOf = (operatorId: string, requestId: string): string =>
  `proposal_${hash("sha256", `${operatorId}\n${requestId}`, "hex").slice(0, 32)}`;
