import { setMissionParticipation as call } from "@parlour/contracts/calls/rewards/missions/set-mission-participation";
import { publishPlayerEvent } from "../../../../kit/player-events.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { countPlayer } from "../count-rounds.ts";
import type { MissionParts } from "../parts.ts";
import { lockPlayers, storeOptOut } from "../player-store.ts";

export function setMissionParticipation(parts: MissionParts): Route {
  const { kit, games } = parts;
  return route(call, async ({ session: { playerId }, body: { isTakingPart } }) => {
    const kindOf = await games.read();
    await kit.db.transaction(async (tx) => {
      // Stakes settled before this change are counted according to the player's previous choice.
      await countPlayer(parts, tx, playerId, kindOf);
      await lockPlayers(tx, [playerId]);
      await storeOptOut(tx, playerId, isTakingPart ? null : kit.clock.now());
      tx.afterCommit(() => publishPlayerEvent(kit.bus, playerId, "missions"));
    });
    return { isTakingPart };
  });
}
