import { listSupportTemplates as call } from "@parlour/contracts/calls/site/support-desk/list-support-templates";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { listTemplates } from "../template-store.ts";

export function listSupportTemplates({ kit }: SupportParts): Route {
  return route(call, () => listTemplates(kit.db));
}
