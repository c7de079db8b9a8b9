import { hash } from "node:crypto";
import { proposeChange as call } from "@parlour/contracts/calls/office/operator/propose-change";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake } from "../../../../kit/operator.ts";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { applyAlone } from "../proposals/decide.ts";
import { findProposal, insertProposal } from "../proposals/proposal-store.ts";
import { toProposal } from "../proposals/to-proposal.ts";

export function proposeChange(kit: Kit): Route {
  const { db, clock, random, fourEyes } = kit;
  return route(call, async ({ body: { kind: name, data, reason, requestId }, operator }) => {
    const kind = fourEyes.find(name);
    if (kind === undefined) return refuse("NOT_FOUND");
    if (!mayMake(operator.roles, { role: kind.proposers })) return refuse("FORBIDDEN");
    const id = requestId === undefined ? random.id("proposal") : proposalIdOf(operator.id, requestId);
    const known = await findProposal(db, id);
    if (known) return known.kind === name ? toProposal(known, fourEyes, operator) : refuse("CONFLICT");
    const parsed = kind.data.safeParse(data);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      return refuse("PROPOSAL_REFUSED", { cause: [...path.map(String), message].join(": ") });
    }
    const described = await kind.describe(parsed.data, db, operator);
    if (isRefusal(described)) return described;
    const unfit = await kind.check?.(parsed.data);
    if (unfit !== undefined) return unfit;
    const proposal = {
      ...described,
      id,
      kind: name,
      data: parsed.data as Record<string, unknown>,
      reason,
      by: { id: operator.id, name: operator.name },
      now: clock.now(),
    };
    if (!(await fourEyes.needsApproval(db, kind, parsed.data))) {
      const applied = await applyAlone(kit, operator, kind, proposal);
      return isRefusal(applied) ? applied : toProposal(applied, fourEyes, operator);
    }
    const row = await db.transaction(async (tx) => {
      const after = { proposal: proposal.id, kind: name, summary: described.summary, state: "OPEN" };
      await operator.audit(tx, { subject: described.subject, after, reason });
      return await insertProposal(tx, proposal);
    });
    return toProposal(row, fourEyes, operator);
  });
}

const proposalIdOf = (operatorId: string, requestId: string): string =>
  `proposal_${hash("sha256", `${operatorId}\n${requestId}`, "hex").slice(0, 32)}`;
