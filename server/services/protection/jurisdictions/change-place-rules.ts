import { isDeepStrictEqual } from "node:util";
import {
  DEFAULT_JURISDICTION,
  isProfile,
  jurisdictionByName,
  type PlaceRules,
} from "@parlour/rules/jurisdiction";
import { findLatestAuthor, isLatest, keepChange } from "../../../kit/configuration-history.ts";
import type { Transaction } from "../../../kit/database.ts";
import type { Approval } from "../../../kit/four-eyes.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Operator } from "../../../kit/operator.ts";
import { isRefusal, type Refusal, refuse, refuseFields } from "../../../kit/refusal.ts";
import type { JurisdictionStore } from "./jurisdiction-store.ts";
import { findUnknownPart } from "./known-places.ts";
import { hasPlace, lockPlace, writePlace } from "./place-store.ts";

/** The topic of the jurisdictions in the configuration history. */
export const historyTopic = "jurisdictions";

/** The name that the two-person policy uses for changes to the rules of jurisdictions. */
export const jurisdictionAction = "JURISDICTION";

type PlaceChange = {
  place: PlaceRules;
  /** The newest version the operator has seen, for conflict detection. */
  latest?: number | undefined;
  /** The rules that the operator saw, if the change replaces them; null for none. */
  seen?: PlaceRules["rules"] | null | undefined;
};
type Change = PlaceChange & { operator: Operator; reason: string };

/**
 * Changes the rules of a location or profile as one version with its audit entry, and publishes the change to
 * every server.
 */
export async function changePlaceRules(
  kit: Kit,
  jurisdictions: JurisdictionStore,
  { operator, reason, ...change }: Change,
): Promise<PlaceRules | Refusal> {
  if (await kit.fourEyes.needsSecondPerson(kit.db, jurisdictionAction))
    return refuse("SECOND_PERSON_REQUIRED");
  return await kit.db.transaction(async (tx) => {
    const approval = { operator, reason, now: kit.clock.now() };
    const changed = await writePlaceRules(jurisdictions, tx, change, approval);
    if (isRefusal(changed)) return changed;
    const { place, before } = changed;
    await operator.audit(tx, { subject: `jurisdiction:${place.name}`, before, after: place.rules, reason });
    return place;
  });
}

/** Writes the rules in the caller's transaction. */
export async function writePlaceRules(
  jurisdictions: JurisdictionStore,
  tx: Transaction,
  change: PlaceChange,
  { operator, reason, now: at }: Omit<Approval, "author">,
): Promise<{ place: PlaceRules; before: PlaceRules["rules"] | null } | Refusal> {
  const checked = await checkPlaceRules(tx, change);
  if (isRefusal(checked)) return checked;
  const { place, before } = checked;
  const { name: subject, rules: after } = place;
  await writePlace(tx, place, at);
  await keepChange(tx, { topic: historyTopic, subject, at, operator, reason, before, after });
  tx.afterCommit(() => jurisdictions.announce());
  return checked;
}

/** Locks the rules of a place. Returns its new and old rules, or the reason why the new ones are not valid. */
export async function checkPlaceRules(
  tx: Transaction,
  { place: wanted, latest, seen }: PlaceChange,
): Promise<{ place: PlaceRules; before: PlaceRules["rules"] | null } | Refusal> {
  const { name: subject } = wanted;
  const unknown = findUnknownPart(subject);
  if (unknown) return refuseFields([{ code: unknown, field: "name" }]);
  const place = wholeDefault(wanted);
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
  if (seen !== undefined && !isDeepStrictEqual(seen, before)) {
    return refuse("CONFLICT", await findLatestAuthor(tx, historyTopic, subject));
  }
  return { place, before };
}

/** Completes the default rules, which are always stored in full, because there is nothing to inherit from. */
function wholeDefault(place: PlaceRules): PlaceRules {
  if (place.name !== DEFAULT_JURISDICTION) return place;
  const { name, ...rules } = jurisdictionByName([place], DEFAULT_JURISDICTION);
  return { name, rules };
}
