import { applyAsAffiliate as call } from "@parlour/contracts/calls/rewards/affiliates/apply-as-affiliate";
import type { Kit } from "../../../../kit/kit.ts";
import type { Players } from "../../../../kit/ports/players.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findAffiliateOf } from "../affiliate-store.ts";
import { insertApplication } from "../application-store.ts";
import { sendEmail } from "../send-email.ts";
import { toApplication } from "../views.ts";

export function applyAsAffiliate(kit: Kit, players: Players): Route {
  return route(call, ({ session, body }) =>
    kit.db.transaction(async (tx) => {
      if (await findAffiliateOf(tx, session.playerId)) return refuse("CONFLICT");
      const { website, audience, message } = body;
      const id = kit.random.id("application");
      const application = { id, playerId: session.playerId, website, audience, message };
      const row = await insertApplication(tx, application, kit.clock.now());
      if (!row) return refuse("CONFLICT");
      await sendEmail(kit, tx, await players.get(session.playerId, tx), { about: "applied" });
      return toApplication(row);
    }),
  );
}
