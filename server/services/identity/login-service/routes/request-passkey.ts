import { requestPasskey } from "@parlour/contracts/calls/identity/login-service/request-passkey";
import { displayName } from "@parlour/rules/display-name";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { passkeyAlgorithms } from "../passkey-proof.ts";
import { passkeyOrigin } from "../passkey-site.ts";
import { createChallenge, listPasskeysOf } from "../passkey-store.ts";

export function requestPasskeyRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(requestPasskey, async ({ headers, session, brand }) => {
    const origin = passkeyOrigin(kit, brand, headers.origin);
    if (origin === undefined) return refuse("FEATURE_DISABLED");
    const player = await players.get(session.playerId);
    const existing = await listPasskeysOf(kit.db, player.id);
    return {
      challenge: await createChallenge(kit, player.id, origin),
      rpId: new URL(origin).hostname,
      rpName: brand.name,
      user: {
        id: Buffer.from(player.id).toString("base64url"),
        name: player.email,
        displayName: displayName(player),
      },
      exclude: existing.map(({ credential_id }) => credential_id.toString("base64url")),
      algorithms: [...passkeyAlgorithms],
    };
  });
}
