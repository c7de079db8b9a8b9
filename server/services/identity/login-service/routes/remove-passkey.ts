import { removePasskey } from "@parlour/contracts/calls/identity/login-service/remove-passkey";
import type { Kit } from "../../../../kit/kit.ts";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { deletePasskeyOf, listPasskeysOf } from "../passkey-store.ts";

type Parts = { kit: Kit; players: Players; guard: OperationGuard };

export function removePasskeyRoute({ kit, players, guard }: Parts): Route {
  return route(removePasskey, async ({ params, headers, session }) => {
    const { playerId } = session;
    const own = await listPasskeysOf(kit.db, playerId);
    if (!own.some(({ id }) => id === params.id)) return refuse("NOT_FOUND");
    const refusal = await guard.requireProof(session, "updateProfile", headers["x-mfa-code"]);
    if (refusal) return refusal;
    await kit.db.transaction(async (tx) => {
      if (!(await deletePasskeyOf(tx, playerId, params.id))) return;
      await players.sendSecurityLetter(tx, await players.get(playerId, tx), "passkeyRemoved");
    });
    return { ok: true } as const;
  });
}
