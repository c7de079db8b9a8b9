import { cancelPlayerBonus as call } from "@parlour/contracts/calls/rewards/bonuses/cancel-player-bonus";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isOver } from "../bonus-machine.ts";
import { findBonus } from "../bonus-store.ts";
import { enter } from "../count-rounds.ts";
import { endBonus } from "../end-bonus.ts";
import type { BonusParts } from "../parts.ts";
import { readBonus } from "../read-bonuses.ts";

export function cancelPlayerBonus(parts: BonusParts): Route {
  const { kit, games } = parts;
  return route(call, async ({ params: { id }, body: { reason }, operator }) => {
    const kindOf = await games.read();
    const owner = await findBonus(kit.db, id);
    if (!owner) return refuse("NOT_FOUND");
    const cancelled = await kit.db.transaction(async (tx) => {
      await enter(parts, tx, owner.player_id, kindOf);
      const bonus = (await findBonus(tx, id))!;
      if (bonus.status === "CANCELLED") return bonus;
      if (isOver(bonus.status)) return refuse("BONUS_OVER");
      const after = await endBonus(parts, tx, bonus, "cancel", { actor: operator.id, reason });
      const [from, to] = [{ status: bonus.status }, { status: after.status }];
      await operator.audit(tx, { subject: `bonus:${id}`, before: from, after: to, reason });
      return after;
    });
    return isRefusal(cancelled) ? cancelled : await readBonus(parts, cancelled, "en");
  });
}
