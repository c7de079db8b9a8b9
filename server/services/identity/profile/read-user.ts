import type { User } from "@parlour/contracts/entities/user";
import type { Kit } from "../../../kit/kit.ts";
import { findStatedAddress } from "./stated-address.ts";
import { findProfile, listLinkedAccounts } from "./store.ts";

/** Reads a player's profile in the form that the player sees. */
export async function readUser(kit: Kit, playerId: string): Promise<User> {
  const { db } = kit;
  const [profile, personaLinkedAccounts, stated] = await Promise.all([
    findProfile(db, playerId),
    listLinkedAccounts(db, playerId),
    findStatedAddress(kit, db, playerId),
  ]);
  if (profile === undefined) throw new Error(`There is no player ${playerId}.`);
  return {
    email: profile.email,
    firstName: profile.firstName,
    lastName: profile.lastName,
    nickname: profile.nickname,
    birthDate: profile.birthDate,
    phones: [...profile.phones],
    phonePrefix: profile.phonePrefix,
    address: { countryCode: profile.countryCode, subdivision: profile.subdivision, ...stated },
    attributes: { currency: profile.currency, language: profile.language },
    personaLinkedAccounts,
    hasPinCode: profile.hasPinCode,
    emailConfirmed: profile.emailConfirmed,
    showsName: profile.showsName,
  };
}
