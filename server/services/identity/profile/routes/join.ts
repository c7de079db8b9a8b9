import type { Body } from "@parlour/contracts/call";
import { join } from "@parlour/contracts/calls/identity/profile/join";
import type { FieldError } from "@parlour/contracts/field-codes";
import { needsReview, refusesJoin, type SimilarAccount } from "@parlour/rules/duplicate-accounts";
import type { Kit } from "../../../../kit/kit.ts";
import type { DuplicateAccounts } from "../../../../kit/ports/duplicate-accounts.ts";
import type { ExclusionRegister } from "../../../../kit/ports/exclusion-register.ts";
import type { Jurisdictions } from "../../../../kit/ports/jurisdictions.ts";
import type { PlayerProtection } from "../../../../kit/ports/player-protection.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import type { SignIn } from "../../../../kit/ports/sign-in.ts";
import type { SiteSettings } from "../../../../kit/ports/site-settings.ts";
import type { VisitorLocation } from "../../../../kit/ports/visitor-location.ts";
import { type Refusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { hashSecret } from "../../../../kit/secret-hash.ts";
import { type Reply, type Route, route } from "../../../../kit/service.ts";
import { localAddress } from "../address-rules.ts";
import { sendEmailConfirmation } from "../email-confirmation.ts";
import { checkJoin } from "../join-rules.ts";
import { normalizePhone } from "../phone-rules.ts";
import { noAddress, putStatedAddress, withLines } from "../stated-address.ts";
import { findTakenNames, insertPlayer } from "../store.ts";

type Parts = {
  kit: Kit;
  players: Players;
  signIn: SignIn;
  settings: SiteSettings;
  location: VisitorLocation;
  jurisdictions: Jurisdictions;
  protection: Pick<PlayerProtection, "setFirstDepositLimit" | "holdForReview">;
  register: Pick<ExclusionRegister, "checkJoin">;
  duplicateAccounts: Pick<DuplicateAccounts, "listSimilar">;
};

/**
 * A response that an e-mail address or nickname is taken reveals that an account exists, so each IP address
 * gets only a few of them.
 */
const takenAnswers = { scope: "join-taken", max: 20, windowSeconds: 3_600 };

const registerAnswers = { scope: "join-register", max: 10, windowSeconds: 3_600 };

export function joinRoute(parts: Parts): Route {
  const { kit, players, signIn, settings, location, jurisdictions } = parts;
  return route(join, async ({ body: given, headers, address, brand, sandboxLocation, session }) => {
    const { mode } = kit.config;
    const phone = normalizePhone(given, mode) ?? given.phone;
    const body = { ...given, phone, address: { ...given.address, ...localAddress(given.address) } };
    const { countryCode: country, subdivision } = body.address;
    const refusal = await location.requireServed({ address, sandboxLocation }, { country, subdivision });
    if (refusal !== undefined) return refusal;
    const languagesPublished = brand.languages ?? (await settings.get()).languagesPublished;
    const today = kit.clock.now().toISOString().slice(0, 10);
    const jurisdiction = await jurisdictions.of(body.address);
    if (brand.currencies && !brand.currencies.includes(body.currency)) {
      return refuseFields([{ code: "UNKNOWN_CURRENCY", field: "currency" }]);
    }
    const faults = checkJoin(body, { today, languagesPublished, mode, jurisdiction });
    if (faults.length > 0) return refuseFields(faults);

    if (!(await isNameFree(kit, body, brand.id))) return await refuseTaken(kit, body, brand.id, address);
    const newcomer = { ...body, address, deviceId: body.deviceId || null };
    const similar = await parts.duplicateAccounts.listSimilar(kit.db, newcomer, null);
    const excluded = await checkExclusion(parts, body, address, similar);
    if (excluded) return excluded;
    const playerId = kit.random.id("player");
    const isHeld = similar.some(needsReview);
    if (!(await addPlayer(parts, { id: playerId, brandId: brand.id, isHeld }, body, address))) {
      return await refuseTaken(kit, body, brand.id, address);
    }
    const { answer, cookie } = await signIn.start(await players.get(playerId), {
      address,
      sandboxLocation,
      deviceId: body.deviceId || null,
      userAgent: headers["user-agent"] ?? null,
      deviceProven: false,
      isNewPlayer: true,
      replaced: session,
    });
    const reply: Reply<typeof join> = { reply: true, status: 201, body: answer, cookies: [cookie] };
    return reply;
  });
}

/**
 * Returns whether the e-mail address and nickname are free. This is checked before the password is hashed, so
 * that a request with a taken name costs little.
 */
async function isNameFree(kit: Kit, body: Body<typeof join>, brandId: string): Promise<boolean> {
  const taken = await findTakenNames(kit.db, body, brandId);
  return !taken.email && !taken.nickname;
}

/**
 * Refuses people who are in the exclusion register or have excluded themselves on this site. Both cases get the same
 * response, so that a stranger does not learn whether there is an account. The response reveals an exclusion, so each
 * IP address gets only a few of them.
 */
async function checkExclusion(
  { kit, register }: Parts,
  body: Body<typeof join>,
  address: string,
  similar: readonly SimilarAccount[],
): Promise<Refusal | undefined> {
  const own = similar.find(refusesJoin);
  const registered = await register.checkJoin(body);
  if (!own && !registered) return undefined;
  const allowance = await kit.limits.hit({ ...registerAnswers, key: address });
  if (allowance.allowed) {
    if (!own) return registered;
    await kit.db.transaction((tx) =>
      kit.facts.publish(tx, { kind: "EXCLUDED_PLAYER_JOINING", playerId: own.playerId, data: {} }),
    );
    return refuse("EXCLUDED", { kind: "SELF_EXCLUSION", until: null });
  }
  return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(allowance.retryAfterSeconds) } };
}

async function addPlayer(
  { kit, protection }: Parts,
  { id: playerId, brandId, isHeld }: { id: string; brandId: string; isHeld: boolean },
  body: Body<typeof join>,
  address: string,
): Promise<boolean> {
  const passwordHash = await hashSecret(body.password);
  const pinHash = body.pinCode === undefined ? null : await hashSecret(body.pinCode);
  return await kit.db.transaction(async (tx) => {
    const added = await insertPlayer(tx, {
      ...body,
      ...body.address,
      id: playerId,
      brandId,
      referral: body.referral || null,
      passwordHash,
      pinHash,
      createdAt: kit.clock.now(),
    });
    if (!added) return false;
    const stated = withLines(noAddress, body.address);
    if (stated.street !== "") await putStatedAddress(kit, tx, playerId, stated);
    if (body.depositLimit) {
      const player = { id: playerId, currency: body.currency };
      const refusal = await protection.setFirstDepositLimit(tx, player, body.depositLimit);
      if (refusal) throw new Error("A deposit limit was refused after it had been validated");
    }
    if (isHeld) await protection.holdForReview(tx, playerId);
    await sendEmailConfirmation(kit, { ...body, id: playerId }, tx);
    await kit.facts.publish(tx, {
      kind: "PLAYER_JOINED",
      playerId,
      data: {
        referral: body.referral || null,
        ...(body.referralVisit && { referralVisit: body.referralVisit }),
        address,
        deviceId: body.deviceId || null,
        acceptsOffers: body.acceptOffers === true,
      },
    });
    return true;
  });
}

async function refuseTaken(
  kit: Kit,
  body: Body<typeof join>,
  brandId: string,
  address: string,
): Promise<Refusal> {
  const allowance = await kit.limits.hit({ ...takenAnswers, key: address });
  if (!allowance.allowed) {
    return { ...refuse("RATE_LIMITED"), headers: { "retry-after": String(allowance.retryAfterSeconds) } };
  }
  const taken = await findTakenNames(kit.db, body, brandId);
  const faults: FieldError[] = [];
  if (taken.email) faults.push({ code: "EMAIL_TAKEN", field: "email" });
  if (taken.nickname) faults.push({ code: "NICKNAME_TAKEN", field: "nickname" });
  return refuseFields(faults);
}
