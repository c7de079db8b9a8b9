import type { SiteConfiguration } from "@parlour/contracts/entities/site-configuration";
import { someSettings } from "@parlour/contracts/entities/site-configuration-change";
import type { ChangeKind } from "@parlour/server/kit/four-eyes";
import { isRefusal, refuse } from "@parlour/server/kit/refusal";
import { z } from "zod";
import {
  canBreakSite,
  type PlannedChange,
  planChange,
  planUnchecked,
  type SettingParts,
  settingsAction,
  writeChange,
} from "./change-settings.ts";
import { valuesAt } from "./roll-back.ts";

/** The settings to change, or the version to which all settings return. */
type ProposedSettings = {
  version: number;
  /**
   * The host under which the operator reaches the site. In the sandbox, which has no public origin, the path prefix of
   * the services is checked on this host.
   */
  host?: string | undefined;
} & ({ changes: object } | { toVersion: number });

const version = z.number().int().min(0);
const host = z.string().max(300).optional();

/** Proposals to change settings that the policy does not let one operator change alone. */
export function proposedSettings(parts: SettingParts): ChangeKind<ProposedSettings> {
  const requestOf = (data: ProposedSettings) => ({
    version: data.version,
    host: data.host,
    next: async (db: Parameters<typeof valuesAt>[0], current: SiteConfiguration) =>
      "toVersion" in data
        ? await valuesAt(db, current, data.toVersion)
        : (data.changes as Partial<SiteConfiguration>),
  });
  return {
    kind: "SITE_SETTINGS",
    proposers: ["ADMIN"],
    approvers: ["ADMIN"],
    actions: [
      {
        action: settingsAction,
        group: "Site",
        label: "Site settings that can stop visitors or payments",
        usual: { when: "NEVER" },
      },
    ],
    data: z.union([
      z.strictObject({ version, host, changes: someSettings }),
      z.strictObject({ version, host, toVersion: version }),
    ]),
    async weigh(data, db) {
      const plan = await planUnchecked(db, requestOf(data));
      return isRefusal(plan) || canBreakSite(plan) ? [{ action: settingsAction }] : [];
    },
    async describe(data, db) {
      const plan = await planUnchecked(db, requestOf(data));
      if (isRefusal(plan)) return plan;
      if (Object.keys(plan.after).length === 0) {
        return refuse("PROPOSAL_REFUSED", { cause: "nothing would change" });
      }
      return { subject: `site-settings:${data.version + 1}`, summary: `Site settings: ${summaryOf(plan)}` };
    },
    // The gateway may have stopped answering since the change was proposed.
    async check(data) {
      const plan = await planChange(parts, requestOf(data));
      return isRefusal(plan) ? plan : undefined;
    },
    async execute(tx, data, _proposalId, { operator, reason }) {
      const plan = await planUnchecked(tx, requestOf(data));
      if (isRefusal(plan)) return plan;
      const written = await writeChange(parts, tx, plan, { operator, reason });
      return isRefusal(written) ? written : { before: written.before, after: plan.after };
    },
  };
}

function summaryOf({ current, after }: PlannedChange): string {
  const text = (value: unknown) => (typeof value === "string" ? value : JSON.stringify(value));
  return Object.entries(after)
    .map(([name, value]) => `${name} ${text(current[name as keyof SiteConfiguration])} → ${text(value)}`)
    .join("; ");
}
