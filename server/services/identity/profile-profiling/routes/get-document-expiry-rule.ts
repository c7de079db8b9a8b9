import { getDocumentExpiryRule as call } from "@parlour/contracts/calls/identity/profile-profiling/get-document-expiry-rule";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { readExpiryRule } from "../expiry-rule-store.ts";

export function getDocumentExpiryRuleRoute(kit: Kit): Route {
  return route(call, () => readExpiryRule(kit.db));
}
