import { lockAccount } from "@parlour/contracts/calls/identity/profile/lock-account";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { hashSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { lockStatus, updateStatus } from "../player-for-operators.ts";
import { accountLocks, sendLockedLetter } from "../security-email.ts";
import { findProfile } from "../store.ts";

/** Locks the account from the link in a security e-mail. All sessions end, so an intruder can't undo the lock. */
export function lockAccountRoute(kit: Kit): Route {
  return route(lockAccount, async ({ params }) => {
    const tokenHash = hashSecretToken(params.token);
    return await kit.db.transaction(async (tx) => {
      const playerId = await accountLocks.find(tx, tokenHash, kit.clock.now());
      if (playerId === undefined) return refuse("TOKEN_INVALID");
      const before = await lockStatus(tx, playerId);
      // If the link is opened twice, the account is already locked, which is what the owner wants.
      if (before?.status !== "ACTIVE") return { ok: true } as const;
      await updateStatus(tx, playerId, "LOCKED");
      await kit.sessions.endAllOf(playerId, { reason: "locked by the owner" }, tx);
      await kit.facts.publish(tx, { kind: "ACCOUNT_LOCKED", playerId, data: {} });
      await sendLockedLetter(kit, tx, (await findProfile(tx, playerId))!);
      return { ok: true } as const;
    });
  });
}
