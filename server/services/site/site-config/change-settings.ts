import { type SiteConfiguration, siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Queryable, Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { Operator } from "@parlour/server/kit/operator";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { isRefusal, type Refusal, refuse, refuseFields } from "@parlour/server/kit/refusal";
import {
  findLatestAuthor,
  findVersion,
  insertChange,
  lockVersion,
  readValues,
  type Values,
  writeValues,
} from "./change-store.ts";
import { faultsOfSettings } from "./check-settings.ts";
import { defaultSiteConfiguration } from "./defaults.ts";
import type { SiteConfigStore } from "./store.ts";

export type SettingParts = { kit: Kit; store: SiteConfigStore; content: Pick<PublishedContent, "find"> };

type Next = (db: Queryable, current: SiteConfiguration) => Promise<Partial<SiteConfiguration> | Refusal>;

/**
 * A planned change: the version of the settings that it applies to, all values before the change, and the new values.
 */
export type PlannedChange = { version: number; current: SiteConfiguration; after: Values };

type Change = {
  operator: Operator;
  /** The host under which the operator reaches the site. */
  host: string | undefined;
  /** The version of the settings that the operator edited. */
  version: number;
  reason: string;
  /** Returns the new settings, given the current ones, or a refusal. */
  next: Next;
};

type Changed = { version: number; values: SiteConfiguration };

/** Changes settings as one version with its audit entry, and publishes the change to every server. */
export async function changeSettings(parts: SettingParts, change: Change): Promise<Changed | Refusal> {
  const { kit } = parts;
  const { operator, reason } = change;
  const plan = await planChange(parts, change);
  if (isRefusal(plan)) return plan;
  if (canBreakSite(plan) && (await kit.fourEyes.needsSecondPerson(kit.db, settingsAction))) {
    return refuse("SECOND_PERSON_REQUIRED");
  }
  return await kit.db.transaction(async (tx) => {
    const written = await writeChange(parts, tx, plan, { operator, reason });
    if (isRefusal(written) || written.before === null) return written;
    const { version, values, before } = written;
    await operator.audit(tx, { subject: `site-settings:${version}`, before, after: plan.after, reason });
    return { version, values };
  });
}

/**
 * Returns what a change would do to the settings, or why they can't be changed like this. The check may call the site
 * itself, so this runs before the transaction and its locks.
 */
export async function planChange(
  { kit, content }: SettingParts,
  { version, host, next }: Pick<Change, "version" | "host" | "next">,
): Promise<PlannedChange | Refusal> {
  const plan = await planUnchecked(kit.db, { version, next });
  if (isRefusal(plan)) return plan;
  const { current, after } = plan;
  const faults = await faultsOfSettings({ kit, content, host }, current, { ...current, ...after });
  return faults.length > 0 ? refuseFields(faults) : plan;
}

/** Plans a change whose values have already been checked. */
export async function planUnchecked(
  db: Queryable,
  { version, next }: Pick<Change, "version" | "next">,
): Promise<PlannedChange | Refusal> {
  if ((await findVersion(db)) !== version) return refuse("CONFLICT", await findLatestAuthor(db));
  const current = siteConfiguration.parse({ ...defaultSiteConfiguration, ...(await readValues(db)) });
  const wanted = await next(db, current);
  return isRefusal(wanted) ? wanted : { version, current, after: pickChanged(current, wanted) };
}

/**
 * Writes a planned change, unless the settings have changed since it was planned. `before` is null if the change has no
 * effect.
 */
export async function writeChange(
  { kit, store }: SettingParts,
  tx: Transaction,
  { version: planned, current, after }: PlannedChange,
  { operator, reason }: { operator: { id: string; name: string }; reason: string },
): Promise<(Changed & { before: Values | null }) | Refusal> {
  const version = await lockVersion(tx);
  if (version !== planned) return refuse("CONFLICT", await findLatestAuthor(tx));
  if (Object.keys(after).length === 0) return { version, values: current, before: null };
  const before = Object.fromEntries(
    Object.keys(after).map((name) => [name, current[name as keyof SiteConfiguration]]),
  );
  await writeValues(tx, after);
  const number = version + 1;
  await insertChange(tx, { version: number, at: kit.clock.now(), operator, reason, before, after });
  tx.afterCommit(() => store.announce());
  return { version: number, values: { ...current, ...after }, before };
}

/** The name that the two-person policy uses for changes to settings that can break the site. */
export const settingsAction = "SITE_SETTINGS";

/** Settings with which the site, or payments on it, can stop working for everyone. */
const breakingSettings: ReadonlySet<string> = new Set<keyof SiteConfiguration>([
  "isCashierDepositEnabled",
  "isCashierWithdrawalEnabled",
  "enableGeoTargeting",
  "languagesPublished",
  "languageDefault",
  "defaultCurrency",
  "brandCode",
  "bucket",
  "countryCode",
  "servicesBaseUrl",
  "loggedInPages",
  "anonymousPages",
]);

export function canBreakSite({ after }: Pick<PlannedChange, "after">): boolean {
  return Object.keys(after).some((name) => breakingSettings.has(name));
}

function pickChanged(current: SiteConfiguration, wanted: Partial<SiteConfiguration>): Values {
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(current[name as keyof SiteConfiguration]);
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(name, value)));
}
