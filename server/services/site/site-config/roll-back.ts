import { type SiteConfiguration, siteConfiguration } from "@parlour/contracts/entities/site-configuration";
import type { Queryable } from "@parlour/server/kit/database";
import { type Refusal, refuseFields } from "@parlour/server/kit/refusal";
import { readValuesAt } from "./change-store.ts";
import { faultsOfSchema } from "./schema-faults.ts";

/** Returns the settings as they were after an earlier version. Settings that no longer exist are ignored. */
export async function valuesAt(
  db: Queryable,
  current: SiteConfiguration,
  version: number,
): Promise<SiteConfiguration | Refusal> {
  const wanted = { ...current, ...(await readValuesAt(db, version)) };
  const parsed = siteConfiguration.safeParse(wanted);
  return parsed.success ? parsed.data : refuseFields(faultsOfSchema(parsed.error.issues, wanted));
}
