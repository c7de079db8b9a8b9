import { issueApiSecret as call } from "@parlour/contracts/calls/office/partner-api/issue-api-secret";
import { refuse } from "../../../../kit/refusal.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { removeHandover } from "../handover-store.ts";
import { addSecret, lockKey } from "../key-store.ts";
import type { PartnerParts } from "../partner-parts.ts";
import { secretAction } from "../proposed-secret.ts";

const hourMs = 3_600_000;
const endingLength = 4;

export function issueApiSecret({ kit }: PartnerParts): Route {
  return route(call, async ({ params: { keyId }, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const before = await lockKey(tx, keyId, now);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.state === "REVOKED" || before.state === "EXPIRED") return refuse("CONFLICT");
      const agreed = before.newSecret?.collector.id === operator.id ? before.newSecret : undefined;
      if (agreed === undefined && (await kit.fourEyes.needsSecondPerson(tx, secretAction))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      const { overlapHours } = agreed ?? body;
      // Any other approval to create a secret ends here. It said how long the secret that is replaced now may stay
      // valid, which no longer applies.
      await removeHandover(tx, keyId);
      const secret = `parlour_${kit.random.bytes(32).toString("base64url")}`;
      const ending = secret.slice(-endingLength);
      const overlapUntil = new Date(now.getTime() + overlapHours * hourMs);
      await addSecret(tx, { keyId, hash: hashSecretToken(secret), ending, now, overlapUntil });
      const key = (await lockKey(tx, keyId, now))!;
      const after = { secrets: key.secrets };
      await operator.audit(tx, {
        subject: `api-key:${keyId}`,
        before: { secrets: before.secrets },
        after,
        reason: body.reason,
      });
      return { secret, key };
    }),
  );
}
