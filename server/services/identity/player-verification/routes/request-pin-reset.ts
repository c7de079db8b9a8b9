import { requestPinReset } from "@parlour/contracts/calls/identity/player-verification/request-pin-reset";
import type { Kit } from "../../../../kit/kit.ts";
import { mayWriteTo } from "../../../../kit/letter-limit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { createSecretToken } from "../../../../kit/secret-token.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { pinResetMessage } from "../message-texts.ts";
import { pinResets } from "../pin-reset-store.ts";

const linkLifeMs = 3_600_000;

export function requestPinResetRoute({ kit, players }: { kit: Kit; players: Players }): Route {
  return route(requestPinReset, async ({ session }) => {
    const player = await players.get(session.playerId);
    await kit.db.transaction(async (tx) => {
      if (!(await mayWriteTo(kit.limits, player.email, tx))) return;
      const { token, hash } = createSecretToken(kit.random);
      const expiresAt = new Date(kit.clock.now().getTime() + linkLifeMs);
      await pinResets.insert(tx, { tokenHash: hash, playerId: player.id, expiresAt });
      const message = pinResetMessage(player.language, `${siteOrigin(kit.config)}/reset-pin?token=${token}`);
      await kit.messages.send(
        { channel: "email", to: player.email, ...message, code: token, playerId: player.id },
        tx,
      );
    });
    return { ok: true } as const;
  });
}
