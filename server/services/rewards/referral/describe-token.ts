import { DEFAULT_SHARING_METHOD } from "@parlour/contracts/constants";
import type { ReferralTracking } from "@parlour/contracts/entities/referral";
import { referralType } from "@parlour/rules/referral";
import type { Kit } from "../../../kit/kit.ts";
import type { AffiliateProgramme } from "../../../kit/ports/affiliate-programme.ts";
import { findTokenOwner } from "./token-store.ts";

export type TokenParts = { kit: Kit; programme: AffiliateProgramme };
/** A token and its meaning. `ownerId` is the referring player; null for an affiliate's token and for an unknown one. */
export type DescribedToken = ReferralTracking & { ownerId: string | null };

/** Classifies a token by its format. The response doesn't reveal whether the token exists. */
export async function describeToken(
  { kit, programme }: TokenParts,
  token: string,
  sharingMethod: string,
): Promise<DescribedToken> {
  const type = referralType(token, sharingMethod);
  const known = {
    affiliateKey: token,
    type,
    timestamp: kit.clock.now().getTime(),
    sharingMethod: sharingMethod || DEFAULT_SHARING_METHOD,
  };
  if (type === "PROFILE") {
    const ownerId = (await findTokenOwner(kit.db, token)) ?? null;
    return { ...known, affiliateId: null, ownerId };
  }
  const owner = await programme.findOwner(token);
  return { ...known, affiliateId: owner?.affiliateId ?? null, ownerId: null };
}
