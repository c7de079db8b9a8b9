import { closeHarmCase as call } from "@parlour/contracts/calls/protection/cases/close-harm-case";
import { type Route, route } from "../../../../kit/service.ts";
import { toHarmCase } from "../case-store.ts";
import { changeOpenCase } from "../change-case.ts";
import { endCase } from "../end-case.ts";
import type { CaseParts } from "../parts.ts";

export function closeHarmCase(parts: CaseParts): Route {
  return route(call, async ({ params: { id }, body: { outcome, reason }, operator }) =>
    changeOpenCase(
      parts.kit,
      id,
      async (tx, before, now) =>
        toHarmCase(await endCase(parts, tx, before, { outcome, reason, operator, now })),
      "HARM",
    ),
  );
}
