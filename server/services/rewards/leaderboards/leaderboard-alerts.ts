import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";
import { findUnclosed } from "./leaderboard-store.ts";

/** Leaderboards are usually closed within three minutes of their end. */
const closedWithinMs = 15 * 60_000;

/** Alerts about leaderboards that can't be closed, because a round from their period could not be counted. */
export const leaderboardAlerts: AlertSource = {
  roles: ["MARKETING"],
  async find({ db, clock }) {
    const unclosed = await findUnclosed(db, new Date(clock.now().getTime() - closedWithinMs));
    return alertOf({ kind: "LEADERBOARDS_NOT_CLOSED", severity: "WARNING" }, unclosed);
  },
};
