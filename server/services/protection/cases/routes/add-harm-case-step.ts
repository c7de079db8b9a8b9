import { addHarmCaseStep as call } from "@parlour/contracts/calls/protection/cases/add-harm-case-step";
import { type Route, route } from "../../../../kit/service.ts";
import { toHarmCase } from "../case-store.ts";
import { changeOpenCase } from "../change-case.ts";
import type { CaseParts } from "../parts.ts";
import { checkStep, recordStep } from "../record-step.ts";

export function addHarmCaseStep({ kit }: CaseParts): Route {
  return route(call, async ({ params: { id }, body, operator }) => {
    const wrong = checkStep(body, kit.clock.now());
    if (wrong) return wrong;
    return await changeOpenCase(
      kit,
      id,
      async (tx, before, now) => toHarmCase(await recordStep(tx, before, body, { operator, now })),
      "HARM",
    );
  });
}
