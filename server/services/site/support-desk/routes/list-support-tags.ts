import { listSupportTags as call } from "@parlour/contracts/calls/site/support-desk/list-support-tags";
import { type Route, route } from "../../../../kit/service.ts";
import type { SupportParts } from "../parts.ts";
import { listTags } from "../tag-store.ts";

export function listSupportTags({ kit }: SupportParts): Route {
  return route(call, () => listTags(kit.db));
}
