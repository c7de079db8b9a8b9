import { askToReturn as call } from "@parlour/contracts/calls/protection/player-protection/ask-to-return";
import { breakState } from "@parlour/rules/protection-breaks";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { listBreaksOf, writeBreak } from "../break-store.ts";
import { toBreaks } from "../break-views.ts";
import { lockProtectedPlayer, noteChange } from "../limit-store.ts";
import type { ProtectionParts } from "../parts.ts";

export function askToReturn({ kit }: ProtectionParts): Route {
  return route(call, async ({ session: { playerId }, body: { scope } }) =>
    kit.db.transaction(async (tx) => {
      await lockProtectedPlayer(tx, playerId);
      const now = kit.clock.now();
      const before = (await listBreaksOf(tx, playerId)).find((one) => one.scope === scope);
      if (!before || breakState(before, now) !== "ENDED") return refuse("CONFLICT");
      const after = { ...before, returnAskedAt: now };
      await writeBreak(tx, playerId, after);
      const subject = `BREAK ${scope}`;
      await noteChange(tx, { playerId, subject, before, after, actor: playerId, at: now });
      return { items: toBreaks([after], now) };
    }),
  );
}
