import { listJurisdictions } from "@parlour/contracts/calls/protection/jurisdictions/list-jurisdictions";
import type { PageContext } from "@parlour/contracts/page";
import { jurisdictionOf } from "@parlour/rules/jurisdiction";
import { shareEqual } from "./share.server.ts";

type Residence = { country: string; subdivision?: string | undefined };

/** The part of a jurisdiction's rules that every page shows; the default rules if the location is unknown. */
export async function readPlace(page: Pick<PageContext, "call">, residence: Residence | null) {
  const places = (await page.call(listJurisdictions))?.items ?? [];
  const { country: countryCode = "", subdivision = "" } = residence ?? {};
  const { minimumAgeYears, helplines } = jurisdictionOf(places, { countryCode, subdivision });
  return shareEqual({ minimumAgeYears, helplines });
}
