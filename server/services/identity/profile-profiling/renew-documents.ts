import { REQUESTED_DOCUMENTS } from "@parlour/contracts/enumerations";
import { addDays } from "@parlour/rules/calendar-day";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Players } from "../../../kit/ports/players.ts";
import { documentType } from "./document-status-store.ts";
import { readExpiryRule } from "./expiry-rule-store.ts";
import { requestDocument } from "./review.ts";

type Expiring = { playerId: string; expiresOn: string };

const pageSize = 500;

/**
 * Asks verified players for a new identity document when theirs expires, if the rule says so. Players whose account is not active are left alone: they are asked once it is active again.
 */
export async function renewDocuments(kit: Kit, players: Pick<Players, "find">): Promise<void> {
  const { enabled, daysBefore } = await readExpiryRule(kit.db);
  if (!enabled) return;
  const today = kit.clock.now().toISOString().slice(0, 10);
  for (let after = ""; ; ) {
    const page = await listExpiring(kit.db, { today, daysBefore, after });
    for (const { playerId, expiresOn } of page) {
      if ((await players.find(playerId))?.status !== "ACTIVE") continue;
      const verb = expiresOn < today ? "expired" : "expires";
      const reason = `The document ${verb} on ${expiresOn}.`;
      await requestDocument(kit, playerId, "IDENTITY", { reason });
    }
    const last = page.at(-1);
    if (last === undefined) return;
    after = last.playerId;
  }
}

/**
 * Lists verified players without any identity document that stays valid. A document that was approved shortly before it
 * expired counts until that day, so that a player is not asked again right after the approval.
 */
async function listExpiring(
  db: Queryable,
  { today, daysBefore, after }: { today: string; daysBefore: number; after: string },
): Promise<Expiring[]> {
  return await db.query<Expiring>(
    `select document.player_id as "playerId", max(document.expires_on)::text as "expiresOn"
     from documents document join document_verifications verification
       on verification.player_id = document.player_id and verification.document_type = $5
     where verification.status = 'VERIFIED' and document.player_id > $4
       and document.status = 'VERIFIED' and document.revoked_at is null and document.document_kind = any($3)
       and document.expires_on < $2::date
     group by document.player_id
     having not exists (
       select from documents valid
       where valid.player_id = document.player_id and valid.status = 'VERIFIED' and valid.revoked_at is null
         and valid.document_kind = any($3)
         and (valid.expires_on is null or valid.expires_on >= $2::date
           or (valid.expires_on >= $1::date and valid.reviewed_at >= valid.expires_on - $6::int)))
     order by document.player_id limit $7`,
    [
      today,
      addDays(today, daysBefore),
      REQUESTED_DOCUMENTS.IDENTITY,
      after,
      documentType,
      daysBefore,
      pageSize,
    ],
  );
}
