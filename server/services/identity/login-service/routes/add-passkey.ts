import { addPasskey } from "@parlour/contracts/calls/identity/login-service/add-passkey";
import type { Kit } from "../../../../kit/kit.ts";
import type { OperationGuard } from "../../../../kit/ports/operation-guard.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { parseClientData, readNewPasskey } from "../passkey-proof.ts";
import { insertPasskey, listPasskeysOf, toPasskey, useChallenge } from "../passkey-store.ts";

const mostPasskeys = 20;

type Parts = { kit: Kit; players: Players; guard: OperationGuard };

export function addPasskeyRoute({ kit, players, guard }: Parts): Route {
  return route(addPasskey, async ({ body, headers, session }) => {
    const { playerId } = session;
    const refusal = await guard.requireProof(session, "updateProfile", headers["x-mfa-code"]);
    if (refusal) return refusal;
    const { name, ...answer } = body;
    const client = parseClientData(answer.clientDataJSON);
    const origin = client && (await useChallenge(kit, playerId, client.challenge));
    const key = origin === undefined ? undefined : readNewPasskey(answer, { origin });
    if (key === undefined) return refuse("VERIFICATION_FAILED");
    return await kit.db.transaction(async (tx) => {
      if ((await listPasskeysOf(tx, playerId)).length >= mostPasskeys) return refuse("CONFLICT");
      const id = kit.random.id("passkey");
      const added = await insertPasskey(tx, { ...key, id, playerId, name, now: kit.clock.now() });
      if (added === undefined) return refuse("CONFLICT");
      await players.sendSecurityLetter(tx, await players.get(playerId, tx), "passkeyAdded");
      return toPasskey(added);
    });
  });
}
