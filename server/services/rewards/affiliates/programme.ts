import { createHash } from "node:crypto";
import type { Kit } from "../../../kit/kit.ts";
import type { AffiliateProgramme } from "../../../kit/ports/affiliate-programme.ts";
import { findLinkByToken, insertClick } from "./link-store.ts";

/** Creates the interface for the referral service: the owner of a token, and visit counting. */
export function createAffiliateProgramme({ db, clock }: Kit): AffiliateProgramme {
  return {
    async findOwner(token) {
      const link = await findLinkByToken(db, token);
      return link && { affiliateId: link.affiliate_id };
    },
    async countClick({ token, visitor, campaign, landingPath }) {
      const link = await findLinkByToken(db, token);
      if (!link) return;
      const visitorHash = createHash("sha256").update(visitor).digest();
      const at = clock.now();
      await insertClick(db, {
        linkId: link.id,
        visitorHash,
        campaign: campaign || link.campaign,
        landingPath,
        at,
      });
    },
  };
}
