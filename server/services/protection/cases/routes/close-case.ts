import { closeCase as call } from "@parlour/contracts/calls/protection/cases/close-case";
import { CASE_OUTCOMES } from "@parlour/contracts/entities/case";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changeAndRead } from "../change-case.ts";
import { endCase } from "../end-case.ts";
import type { CaseParts } from "../parts.ts";

export function closeCase(parts: CaseParts): Route {
  return route(call, async ({ params: { id }, body: { outcome, reason }, operator }) =>
    changeAndRead(parts.kit, id, async (tx, before, now) => {
      const possible: readonly string[] = CASE_OUTCOMES[before.kind];
      if (!possible.includes(outcome)) return refuseFields([{ code: "INVALID_VALUE", field: "outcome" }]);
      await endCase(parts, tx, before, { outcome, reason, operator, now });
    }),
  );
}
