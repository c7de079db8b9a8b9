import { decideAffiliateApplication as call } from "@parlour/contracts/calls/rewards/affiliates/decide-affiliate-application";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { siteOrigin } from "../../../../kit/site-origin.ts";
import { decideApplicationRow, lockApplication } from "../application-store.ts";
import { createAffiliate } from "../create-affiliate.ts";
import { sendEmail } from "../send-email.ts";
import { toApplication } from "../views.ts";

export function decideAffiliateApplication(kit: Kit, players: Players): Route {
  return route(call, ({ params, body, operator }) =>
    kit.db.transaction(async (tx) => {
      const asked = await lockApplication(tx, params.id);
      if (!asked) return refuse("NOT_FOUND");
      if (asked.state !== "PENDING") return refuse("CONFLICT");
      const player = await players.get(asked.player_id, tx);
      const { decision, reason, plan } = body;
      const state = decision === "APPROVE" ? "APPROVED" : "REFUSED";
      const now = kit.clock.now();
      const row = await decideApplicationRow(tx, { id: asked.id, state, by: operator.id, reason, now });
      if (state === "APPROVED") await createAffiliate(kit, tx, { player, plan, by: operator.id });
      await operator.audit(tx, {
        subject: `affiliate-application:${asked.id}`,
        before: { state: asked.state },
        after: { state, plan: plan ?? null },
        reason,
      });
      const portal = `${siteOrigin(kit.config)}/account/affiliate`;
      const email =
        state === "APPROVED" ? { about: "approved" as const, portal } : { about: "refused" as const, reason };
      await sendEmail(kit, tx, player, email);
      return {
        ...toApplication(row),
        playerId: player.id,
        email: player.email,
        nickname: player.nickname,
      };
    }),
  );
}
