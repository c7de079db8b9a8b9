import { type SiteConfiguration, siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Queryable } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { Operator } from "@parlour/server/kit/operator";
import type { PublishedContent } from "@parlour/server/kit/ports/published-content";
import { isRefusal, type Refusal, refuse, refuseFields } from "@parlour/server/kit/refusal";
import {
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

type Change = {
  operator: Operator;
  /** The host under which the operator reaches the site. */
  host: string | undefined;
  /** The version of the settings that the operator edited. */
  version: number;
  reason: string;
  /** Returns the new settings, given the current ones, or refuses them. */
  next(db: Queryable, current: SiteConfiguration): Promise<Partial<SiteConfiguration> | Refusal>;
};

type Changed = { version: number; values: SiteConfiguration };

/** Changes settings as one version with its audit entry, and publishes the change to every server. */
export async function changeSettings(
  { kit, store, content }: SettingParts,
  change: Change,
): Promise<Changed | Refusal> {
  const { operator, reason } = change;
  if ((await findVersion(kit.db)) !== change.version) return refuse("CONFLICT");
  const current = siteConfiguration.parse({ ...defaultSiteConfiguration, ...(await readValues(kit.db)) });
  const wanted = await change.next(kit.db, current);
  if (isRefusal(wanted)) return wanted;
  const after = pickChanged(current, wanted);
  const values: SiteConfiguration = { ...current, ...after };
  // The check may call the site itself, so it runs before the transaction and its locks.
  const faults = await faultsOfSettings({ kit, content, host: change.host }, current, values);
  if (faults.length > 0) return refuseFields(faults);
  return await kit.db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    if (version !== change.version) return refuse("CONFLICT");
    if (Object.keys(after).length === 0) return { version, values: current };
    const before = Object.fromEntries(
      Object.keys(after).map((name) => [name, current[name as keyof SiteConfiguration]]),
    );
    await writeValues(tx, after);
    const number = version + 1;
    await insertChange(tx, { version: number, at: kit.clock.now(), operator, reason, before, after });
    await operator.audit(tx, { subject: `site-settings:${number}`, before, after, reason });
    tx.afterCommit(() => store.announce());
    return { version: number, values };
  });
}

function pickChanged(current: SiteConfiguration, wanted: Partial<SiteConfiguration>): Values {
  const isSame = (name: string, value: unknown) =>
    JSON.stringify(value) === JSON.stringify(current[name as keyof SiteConfiguration]);
  return Object.fromEntries(Object.entries(wanted).filter(([name, value]) => !isSame(name, value)));
}
