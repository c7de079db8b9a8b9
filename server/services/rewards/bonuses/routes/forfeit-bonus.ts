import { forfeitBonus as call } from "@parlour/contracts/calls/rewards/bonuses/forfeit-bonus";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { isOver } from "../bonus-machine.ts";
import { findBonus } from "../bonus-store.ts";
import { enter } from "../count-rounds.ts";
import { endBonus } from "../end-bonus.ts";
import type { BonusParts } from "../parts.ts";
import { readBonus } from "../read-bonuses.ts";

export function forfeitBonus(parts: BonusParts): Route {
  const { kit, players, games } = parts;
  return route(call, async ({ session: { playerId }, params: { id } }) => {
    const kindOf = await games.read();
    const forfeited = await kit.db.transaction(async (tx) => {
      await enter(parts, tx, playerId, kindOf);
      const bonus = await findBonus(tx, id);
      if (bonus?.player_id !== playerId) return refuse("NOT_FOUND");
      // The bonus was already forfeited by an earlier request.
      if (bonus.status === "FORFEITED") return bonus;
      if (isOver(bonus.status)) return refuse("BONUS_OVER");
      return await endBonus(parts, tx, bonus, "forfeit", { actor: playerId });
    });
    if (isRefusal(forfeited)) return forfeited;
    return await readBonus(parts, forfeited, (await players.get(playerId)).language);
  });
}
