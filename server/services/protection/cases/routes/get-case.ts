import { getCase as call } from "@parlour/contracts/calls/protection/cases/get-case";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import type { CaseParts } from "../parts.ts";
import { readCase } from "../read-case.ts";

export function getCase({ kit }: CaseParts): Route {
  return route(
    call,
    async ({ params: { id } }) => (await readCase(kit.db, id, kit.clock.now())) ?? refuse("NOT_FOUND"),
  );
}
