import { proposeChange as call } from "@parlour/contracts/calls/office/operator/propose-change";
import type { Kit } from "../../../../kit/kit.ts";
import { mayMake } from "../../../../kit/operator.ts";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { insertProposal } from "../proposals/proposal-store.ts";
import { toProposal } from "../proposals/to-proposal.ts";

export function proposeChange({ db, clock, random, fourEyes }: Kit): Route {
  return route(call, async ({ body: { kind: name, data, reason }, operator }) => {
    const kind = fourEyes.find(name);
    if (kind === undefined) return refuse("NOT_FOUND");
    if (!mayMake(operator.roles, { role: kind.proposers })) return refuse("FORBIDDEN");
    const parsed = kind.data.safeParse(data);
    if (!parsed.success) {
      const { path, message } = parsed.error.issues[0]!;
      return refuse("PROPOSAL_REFUSED", { cause: [...path.map(String), message].join(": ") });
    }
    const described = await kind.describe(parsed.data, db);
    if (isRefusal(described)) return described;
    const proposal = {
      ...described,
      id: random.id("proposal"),
      kind: name,
      data: parsed.data as Record<string, unknown>,
      reason,
      by: { id: operator.id, name: operator.name },
      now: clock.now(),
    };
    const row = await db.transaction(async (tx) => {
      const after = { proposal: proposal.id, kind: name, summary: described.summary, state: "OPEN" };
      await operator.audit(tx, { subject: described.subject, after, reason });
      return await insertProposal(tx, proposal);
    });
    return toProposal(row, fourEyes, operator);
  });
}
