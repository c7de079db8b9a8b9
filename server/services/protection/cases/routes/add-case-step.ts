import { addCaseStep as call } from "@parlour/contracts/calls/protection/cases/add-case-step";
import { type Route, route } from "../../../../kit/service.ts";
import { changeAndRead } from "../change-case.ts";
import type { CaseParts } from "../parts.ts";
import { checkStep, recordStep } from "../record-step.ts";

export function addCaseStep({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, body, operator }) => {
    const wrong = checkStep(body, kit.clock.now());
    if (wrong) return wrong;
    return await changeAndRead(kit, id, async (tx, before, now) => {
      await recordStep(tx, before, body, { operator, now });
    });
  });
}
