import { isDeepStrictEqual } from "node:util";
import { setDocumentExpiryRule as call } from "@parlour/contracts/calls/identity/profile-profiling/set-document-expiry-rule";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockExpiryRule, writeExpiryRule } from "../expiry-rule-store.ts";

export function setDocumentExpiryRuleRoute(kit: Kit): Route {
  return route(call, async ({ body: { reason, before: seen, ...rule }, operator }) =>
    kit.db.transaction(async (tx) => {
      const before = await lockExpiryRule(tx);
      if (!isDeepStrictEqual(before, seen)) return refuse("CONFLICT");
      await writeExpiryRule(tx, rule);
      await operator.audit(tx, { subject: "document-expiry-rule", before, after: rule, reason });
      return rule;
    }),
  );
}
