import { cancelLeaderboard as call } from "@parlour/contracts/calls/rewards/leaderboards/cancel-leaderboard";
import { isRefusal, refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { leaderboardAfter } from "../leaderboard-machine.ts";
import { advance, findLeaderboard, lockLeaderboard } from "../leaderboard-store.ts";
import type { LeaderboardParts } from "../parts.ts";
import { readDetails } from "../read-details.ts";

export function cancelLeaderboard(parts: LeaderboardParts): Route {
  const { kit } = parts;
  return route(call, async ({ params: { id }, body: { reason }, operator }) => {
    const refused = await kit.db.transaction(async (tx) => {
      const row = await lockLeaderboard(tx, id);
      if (!row) return refuse("NOT_FOUND");
      if (row.state === "CANCELLED") return;
      if (leaderboardAfter(row.state, "cancel") === undefined) return refuse("CONFLICT");
      // After the end the prizes have been won, even if the winners are not final yet.
      if (row.ends_at <= kit.clock.now()) return refuse("CONFLICT");
      await advance(tx, row, "cancel");
      await operator.audit(tx, {
        subject: `leaderboard:${id}`,
        before: { state: row.state },
        after: { state: "CANCELLED" },
        reason,
      });
      return;
    });
    if (isRefusal(refused)) return refused;
    return (await readDetails(parts, [(await findLeaderboard(kit.db, id))!]))[0]!;
  });
}
