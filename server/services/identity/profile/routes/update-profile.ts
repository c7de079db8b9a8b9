import type { Body } from "@parlour/contracts/call";
import { updateProfile } from "@parlour/contracts/calls/identity/profile/update-profile";
import type { FieldError } from "@parlour/contracts/field-codes";
import { checkNickname } from "@parlour/rules/nickname";
import type { Kit } from "../../../../kit/kit.ts";
import type { Jurisdictions } from "../../../../kit/ports/jurisdictions.ts";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { SiteSettings } from "../../../../kit/ports/site-settings.ts";
import { refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { checkAddress, localAddress } from "../address-rules.ts";
import type { JoinConditions } from "../join-rules.ts";
import { isPhone, normalizePhone } from "../phone-rules.ts";
import { readUser } from "../read-user.ts";
import { sendSecurityLetter } from "../security-email.ts";
import {
  checkStatedAddress,
  findStatedAddress,
  noAddress,
  putStatedAddress,
  withLines,
} from "../stated-address.ts";
import { findProfile, type Profile, type ProfileChange, updateProfileRow } from "../store.ts";

type Parts = { kit: Kit; guard: OperationGuard; settings: SiteSettings; jurisdictions: Jurisdictions };

export function updateProfileRoute({ kit, guard, settings, jurisdictions }: Parts): Route {
  return route(updateProfile, async ({ body, headers, session }) => {
    const { languagesPublished } = await settings.get();
    const profile = (await findProfile(kit.db, session.playerId))!;
    const change = normalizePhones(profile, changeOf(body), kit.config.mode);
    const changed = { ...profile, ...change };
    const conditions = {
      languagesPublished,
      mode: kit.config.mode,
      jurisdiction: await jurisdictions.of(changed),
    };
    const known = (await findStatedAddress(kit, kit.db, session.playerId)) ?? noAddress;
    const stated = withLines(known, body.address);
    const movesHome = JSON.stringify(stated) !== JSON.stringify(known);
    const faults = [...checkChange(changed, change, conditions), ...checkStatedAddress(stated)];
    if (faults.length > 0) return refuseFields(faults);
    if (!changesAnything(profile, change) && !movesHome) return await readUser(kit, session.playerId);

    // Showing or hiding the name needs no code, because withdrawing consent must be as easy as giving it.
    const isOnlyName = !movesHome && !changesAnything(profile, { ...change, showsName: profile.showsName });
    const movesPhone = changesPhone(profile, changed);
    // Codes are sent to the phone, so replacing it always needs a proof, even if `mfaOperations` omits
    // profile updates.
    const confirm = movesPhone ? guard.requireProof : guard.requireConfirmation;
    const refusal = isOnlyName ? undefined : await confirm(session, "updateProfile", headers["x-mfa-code"]);
    if (refusal) return refusal;
    const isSaved = await kit.db.transaction(async (tx) => {
      if (!(await updateProfileRow(tx, session.playerId, change))) return false;
      if (movesHome) await putStatedAddress(kit, tx, session.playerId, stated);
      if (movesPhone) await sendSecurityLetter(kit, tx, profile, "phone");
      return true;
    });
    if (!isSaved) return refuseFields([{ code: "NICKNAME_TAKEN", field: "nickname" }]);
    return await readUser(kit, session.playerId);
  });
}

function changeOf(body: Body<typeof updateProfile>): ProfileChange {
  const { address, attributes, ...others } = body;
  const change = { ...others, ...(address && localAddress(address)), language: attributes?.language };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}

function normalizePhones(
  profile: Profile,
  change: ProfileChange,
  mode: JoinConditions["mode"],
): ProfileChange {
  if (change.phones === undefined) return change;
  const phonePrefix = change.phonePrefix ?? profile.phonePrefix;
  const phones = change.phones.map((phone) => normalizePhone({ phonePrefix, phone }, mode) ?? phone);
  return { ...change, phones };
}

type Conditions = Omit<JoinConditions, "today">;

function checkChange(
  changed: Profile,
  change: ProfileChange,
  { languagesPublished, mode, jurisdiction }: Conditions,
): FieldError[] {
  const faults: FieldError[] = change.countryCode === undefined ? [] : checkAddress(changed, jurisdiction);
  const nicknameFault = change.nickname !== undefined && checkNickname(change.nickname);
  if (nicknameFault) faults.push({ code: nicknameFault, field: "nickname" });
  if (change.phones?.length === 0) faults.push({ code: "REQUIRED", field: "phones" });
  if (change.phones !== undefined || change.phonePrefix !== undefined) {
    for (const [index, phone] of changed.phones.entries()) {
      if (!isPhone({ phonePrefix: changed.phonePrefix, phone }, mode)) {
        faults.push({ code: "PHONE_INVALID", field: `phones.${index}` });
      }
    }
  }
  if (!languagesPublished.includes(changed.language)) {
    faults.push({ code: "UNKNOWN_LANGUAGE", field: "attributes.language" });
  }
  return faults;
}

/** Whether the phone number that codes are sent to has changed. */
function changesPhone(before: Profile, after: Profile): boolean {
  return before.phonePrefix !== after.phonePrefix || before.phones[0] !== after.phones[0];
}

/** Returns whether a value changes. A page may send back the unchanged value, which needs no code. */
function changesAnything(profile: Profile, change: ProfileChange): boolean {
  return Object.entries(change).some(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(profile[name as keyof Profile]),
  );
}
