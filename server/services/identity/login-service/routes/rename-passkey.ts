import { renamePasskey } from "@parlour/contracts/calls/identity/login-service/rename-passkey";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { renamePasskeyOf, toPasskey } from "../passkey-store.ts";

export function renamePasskeyRoute(kit: Kit): Route {
  return route(renamePasskey, async ({ params, body, session }) => {
    const renamed = await renamePasskeyOf(kit.db, session.playerId, params.id, body.name);
    return renamed ? toPasskey(renamed) : refuse("NOT_FOUND");
  });
}
