import { type AlertSource, alertOf } from "../../../kit/ports/alert-source.ts";

/** Alerts about webhooks that were disabled because their deliveries kept failing. */
export const webhookAlerts: AlertSource = {
  roles: ["ADMIN"],
  async find({ db }) {
    const [broken] = await db.query<{ count: number; since: Date | null }>(
      "select count(*)::int as count, min(broken_at) as since from webhooks where broken_at is not null",
    );
    return alertOf({ kind: "BROKEN_WEBHOOKS", severity: "WARNING" }, broken!);
  },
};
