import {
  DEFAULT_JURISDICTION,
  isProfile,
  jurisdictionByName,
  type PlaceRules,
} from "@parlour/rules/jurisdiction";
import { isLatest, keepChange } from "../../../kit/configuration-history.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Operator } from "../../../kit/operator.ts";
import { type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { JurisdictionStore } from "./jurisdiction-store.ts";
import { findUnknownPart } from "./known-places.ts";
import { hasPlace, lockPlace, writePlace } from "./place-store.ts";

/** The topic of the jurisdictions in the configuration history. */
export const historyTopic = "jurisdictions";

type Change = {
  operator: Operator;
  place: PlaceRules;
  reason: string;
  /** The newest version the operator has seen, for conflict detection. */
  latest?: number;
};

/**
 * Changes the rules of a location or profile as one version with its audit entry, and publishes the change to
 * every server.
 */
export async function changePlaceRules(
  kit: Kit,
  jurisdictions: JurisdictionStore,
  change: Change,
): Promise<PlaceRules | Refusal> {
  const { operator, reason, latest } = change;
  const { name: subject } = change.place;
  const unknown = findUnknownPart(subject);
  if (unknown) return refuseFields([{ code: unknown, field: "name" }]);
  const place = wholeDefault(change.place);
  return await kit.db.transaction(async (tx) => {
    const at = kit.clock.now();
    const before = await lockPlace(tx, subject);
    if (before === null && isProfile(subject) && Object.keys(place.rules).length === 0) {
      return refuseFields([{ code: "REQUIRED", field: "rules" }]);
    }
    const { profile } = place.rules;
    // A reference to an unknown profile would look effective without ever applying, and a profile can't refer to
    // another profile.
    if (profile !== undefined && (isProfile(subject) || !(await hasPlace(tx, profile)))) {
      return refuseFields([{ code: "INVALID_VALUE", field: "rules.profile" }]);
    }
    if (latest !== undefined && !(await isLatest(tx, historyTopic, { subject, version: latest }))) {
      return refuse("CONFLICT");
    }
    const after = place.rules;
    await writePlace(tx, place, at);
    await keepChange(tx, { topic: historyTopic, subject, at, operator, reason, before, after });
    await operator.audit(tx, { subject: `jurisdiction:${subject}`, before, after, reason });
    tx.afterCommit(() => jurisdictions.announce());
    return place;
  });
}

/** Completes the default rules, which are always stored in full, because there is nothing to inherit from. */
function wholeDefault(place: PlaceRules): PlaceRules {
  if (place.name !== DEFAULT_JURISDICTION) return place;
  const { name, ...rules } = jurisdictionByName([place], DEFAULT_JURISDICTION);
  return { name, rules };
}
