import { listPasskeys } from "@parlour/contracts/calls/identity/login-service/list-passkeys";
import type { Kit } from "../../../../kit/kit.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listPasskeysOf, toPasskey } from "../passkey-store.ts";

export function listPasskeysRoute(kit: Kit): Route {
  return route(listPasskeys, async ({ session }) => ({
    items: (await listPasskeysOf(kit.db, session.playerId)).map(toPasskey),
  }));
}
