import { openCase as call } from "@parlour/contracts/calls/protection/cases/open-case";
import { mayMake } from "../../../../kit/operator.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { openByOperator } from "../open-by-operator.ts";
import type { CaseParts } from "../parts.ts";

export function openCase({ kit }: CaseParts): Route {
  return route(call, async ({ params: { playerId }, body, operator }) => {
    const { kind, reason } = body;
    if (kind !== "COMPLAINT" && !mayMake(operator.roles, { role: "COMPLIANCE" })) return refuse("FORBIDDEN");
    return await kit.db.transaction(async (tx) => {
      const opened = await openByOperator(kit, tx, { ...body, playerId, operatorName: operator.name });
      const after = { kind, playerId, dueOn: opened.dueOn };
      await operator.audit(tx, { subject: `case:${opened.id}`, after, reason });
      return opened;
    });
  });
}
