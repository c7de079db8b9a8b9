import { getLeaderboard as call } from "@parlour/contracts/calls/rewards/leaderboards/get-leaderboard";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findViewer } from "../find-viewer.ts";
import { findLeaderboard } from "../leaderboard-store.ts";
import type { LeaderboardParts } from "../parts.ts";
import { standingsReader } from "../read-standings.ts";
import { toLeaderboard } from "../views.ts";

export function getLeaderboard(parts: LeaderboardParts): Route {
  const { kit } = parts;
  const readStandings = standingsReader(parts);
  return route(call, async (input) => {
    const row = await findLeaderboard(kit.db, input.params.id);
    const isShown =
      row &&
      row.state !== "CANCELLED" &&
      (row.plan.brands.length === 0 || row.plan.brands.includes(input.brand.id));
    const viewer = isShown && (await findViewer(parts, input));
    if (!viewer) return refuse("NOT_FOUND");
    const standings = await readStandings(row, input.session?.playerId);
    return { ...toLeaderboard(row, viewer.language, kit.clock.now()), ...standings };
  });
}
