import { listSupportTargets as call } from "@parlour/contracts/calls/site/support-desk/list-support-targets";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { listTargets } from "../target-store.ts";

export function listSupportTargets({ kit }: SupportParts): Route {
  return route(call, () => listTargets(kit.db));
}
