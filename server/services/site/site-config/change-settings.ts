import { type SiteConfiguration, siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Transaction } from "@parlour/server/kit/database";
import type { Kit } from "@parlour/server/kit/kit";
import type { Operator } from "@parlour/server/kit/operator";
import { type Refusal, refuse, refuseFields } from "@parlour/server/kit/refusal";
import { insertChange, lockVersion, readValues, type Values, writeValues } from "./change-store.ts";
import { defaultSiteConfiguration } from "./defaults.ts";
import type { SiteConfigStore } from "./store.ts";

type Change = {
  operator: Operator;
  /** The version the operator edited. */
  version: number;
  reason: string;
  /** Computes the new settings once the lock is held. */
  next(tx: Transaction, current: SiteConfiguration): Promise<Partial<SiteConfiguration> | Refusal>;
};

type Changed = { version: number; values: SiteConfiguration };

/** Changes settings as one version with its audit entry, and publishes the change to every server. */
export async function changeSettings(
  kit: Kit,
  store: SiteConfigStore,
  change: Change,
): Promise<Changed | Refusal> {
  const { operator, reason } = change;
  return await kit.db.transaction(async (tx) => {
    const version = await lockVersion(tx);
    if (version !== change.version) return refuse("CONFLICT");
    const current = siteConfiguration.parse({ ...defaultSiteConfiguration, ...(await readValues(tx)) });
    const wanted = await change.next(tx, current);
    if ("refusal" in wanted) return wanted as Refusal;
    const after = pickChanged(current, wanted);
    if (Object.keys(after).length === 0) return { version, values: current };
    const values: SiteConfiguration = { ...current, ...after };
    if (!values.languagesPublished.includes(values.languageDefault)) {
      return refuseFields([{ code: "UNKNOWN_LANGUAGE", field: "languageDefault" }]);
    }
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
