import { cancelBonusGrant as call } from "@parlour/contracts/calls/rewards/bonuses/cancel-bonus-grant";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { revokeGrant, toGrant } from "../carry-out-grant.ts";
import { cancelGrant, findGrant } from "../grant-store.ts";
import type { BonusParts } from "../parts.ts";

export function cancelBonusGrant(parts: BonusParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { id }, body: { reason }, operator }) => {
    const grant = await findGrant(kit.db, id);
    if (!grant) return refuse("NOT_FOUND");
    if (grant.cancelled_at === null) {
      await kit.db.transaction(async (tx) => {
        await cancelGrant(tx, id, kit.clock.now());
        await operator.audit(tx, {
          subject: `bonus-grant:${id}`,
          before: { cancelled: false },
          after: { cancelled: true },
          reason,
        });
      });
    }
    // The bonuses are cancelled even if the grant was cancelled before, so that a retry finishes a
    // cancellation that a crash interrupted.
    await revokeGrant(parts, id, { actor: operator.id, reason });
    return toGrant((await findGrant(kit.db, id))!);
  });
}
