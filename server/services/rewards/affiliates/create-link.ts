import type { Kit } from "../../../kit/kit.ts";
import { insertLink, type LinkRow } from "./link-store.ts";

const letters = "ABCDEFGHJKLMNQRSTUVWXYZ23456789";
const tokenLetters = 11;

export type NewLink = { affiliateId: string; name: string; campaign: string; landingPath: string };

/** Creates a link. Its token starts with A and is longer than any player's token, so the two can't be confused. */
export async function createLink(kit: Kit, link: NewLink): Promise<LinkRow> {
  for (;;) {
    const row = {
      id: kit.random.id("link"),
      affiliate_id: link.affiliateId,
      token: `A${Array.from({ length: tokenLetters }, () => letters[kit.random.integer(letters.length)]).join("")}`,
      name: link.name,
      campaign: link.campaign,
      landing_path: link.landingPath,
    };
    const made = await insertLink(kit.db, row, kit.clock.now());
    if (made) return made;
  }
}
