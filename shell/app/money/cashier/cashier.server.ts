import { getProfile } from "@parlour/contracts/calls/identity/profile/get-profile";
import { listMethodGroups } from "@parlour/contracts/calls/money/routing/list-method-groups";
import { regionOf } from "@parlour/rules/region";
import { data, type RouterContextProvider, redirect } from "react-router";
import { pageContext } from "../../page-context.ts";
import { readSiteConfig } from "../../site-config.server.ts";
import { cashierPages, ROOT } from "./cashier-pages.ts";

/**
 * Responds with 404 if the cashier page doesn't exist, and redirects if it isn't available to this player.
 */
export async function guardCashier(context: Readonly<RouterContextProvider>, path: string): Promise<void> {
  if (cashierPages[path] === undefined) throw data(null, { status: 404 });
  const wanted = path === `${ROOT}/withdraw/cbt` ? "CBT" : path === `${ROOT}/withdraw/ttp` ? "TTP" : null;
  if (wanted !== null && !(await isOffered(context, wanted))) throw redirect(`${ROOT}/withdraw`);
}

async function isOffered(context: Readonly<RouterContextProvider>, group: "CBT" | "TTP"): Promise<boolean> {
  const page = context.get(pageContext);
  // While withdrawals are switched off, the player is redirected to the withdrawal page, which says so.
  if (!readSiteConfig(page).isCashierWithdrawalEnabled) return false;
  const profile = await page.call(getProfile);
  if (!profile) return false;
  const { countryCode, subdivision = "" } = profile.address;
  const place = { countryCode, subdivision: subdivision.replace(/^[A-Z]{2}-/, "") };
  const groups = await page.call(listMethodGroups, {
    query: {
      brand: readSiteConfig(page).brandCode,
      currency: profile.attributes.currency,
      paymentType: "W",
      region: regionOf(place),
    },
  });
  if (!groups?.some(({ code }) => code === group)) return false;
  return group !== "CBT" || profile.personaLinkedAccounts.length > 0;
}
