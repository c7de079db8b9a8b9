import { listLeaderboards as call } from "@parlour/contracts/calls/rewards/leaderboards/list-leaderboards";
import { type Route, route } from "../../../../kit/service.ts";
import { findViewer } from "../find-viewer.ts";
import { listShown } from "../leaderboard-store.ts";
import type { LeaderboardParts } from "../parts.ts";
import { toLeaderboard } from "../views.ts";

/** The results of a leaderboard are listed for this long after its end. */
const shownAfterMs = 30 * 86_400_000;

export function listLeaderboards(parts: LeaderboardParts): Route {
  const { kit } = parts;
  return route(call, async (input) => {
    const viewer = await findViewer(parts, input);
    if (viewer === undefined) return [];
    const now = kit.clock.now();
    const endedAfter = new Date(now.getTime() - shownAfterMs);
    const rows = await listShown(kit.db, { currency: viewer.currency, now, endedAfter });
    return rows
      .filter(({ plan: { brands } }) => brands.length === 0 || brands.includes(viewer.brandId))
      .map((row) => toLeaderboard(row, viewer.language, now));
  });
}
