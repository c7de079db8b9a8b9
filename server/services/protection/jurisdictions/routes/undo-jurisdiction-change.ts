import { undoJurisdictionChange as call } from "@parlour/contracts/calls/protection/jurisdictions/undo-jurisdiction-change";
import { jurisdictionRules } from "@parlour/contracts/entities/jurisdiction";
import { findChange } from "../../../../kit/configuration-history.ts";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { changePlaceRules, historyTopic } from "../change-place-rules.ts";
import type { JurisdictionStore } from "../jurisdiction-store.ts";

export function undoJurisdictionChange(kit: Kit, jurisdictions: JurisdictionStore): Route {
  return route(call, async ({ params: { version }, body: { latest, reason }, operator }) => {
    const change = await findChange(kit.db, historyTopic, version);
    if (change === undefined) return refuse("NOT_FOUND");
    const place = { name: change.subject, rules: jurisdictionRules.parse(change.before ?? {}) };
    return await changePlaceRules(kit, jurisdictions, { operator, place, reason, latest });
  });
}
