import { revokeApiKey as call } from "@parlour/contracts/calls/office/partner-api/revoke-api-key";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { removeHandover } from "../handover-store.ts";
import { lockKey, setRevoked } from "../key-store.ts";
import type { PartnerParts } from "../partner-parts.ts";

export function revokeApiKey({ kit }: PartnerParts): Route {
  return route(call, async ({ params: { keyId }, body: { reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const now = kit.clock.now();
      const before = await lockKey(tx, keyId, now);
      if (before === undefined) return refuse("NOT_FOUND");
      if (before.state === "REVOKED") return refuse("CONFLICT");
      await setRevoked(tx, keyId, now);
      await removeHandover(tx, keyId);
      const key = (await lockKey(tx, keyId, now))!;
      await operator.audit(tx, {
        subject: `api-key:${keyId}`,
        before: { state: before.state },
        after: { state: key.state },
        reason,
      });
      return key;
    }),
  );
}
