import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";
import { countVoidedHands } from "./voided-hand-store.ts";

const periodMs = 7 * 86_400_000;

/** Alerts about poker hands of the last week that could not be continued: players have to be answered. */
export const voidedHandAlerts: AlertSource = {
  roles: ["COMPLIANCE"],
  async find({ db, clock }) {
    const since = new Date(clock.now().getTime() - periodMs);
    return alertOf({ kind: "VOIDED_POKER_HANDS", severity: "WARNING" }, await countVoidedHands(db, since));
  },
};
