import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import { formatMoney } from "@parlour/web/i18n/format-money";
import { type AmountName, amountLabels, orderLabels, typeLabels } from "./offer-labels.ts";
import { placeName } from "./place-name.ts";
import { languageName, readable } from "./readable.ts";

const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

type Names = { tiers: ReadonlyMap<string, string>; games: ReadonlyMap<string, string> };

/**
 * Returns the terms of an offer by their labels, worded as in the form, so that a comparison shows exactly what
 * changed. Amounts, texts and contributions are one term each.
 */
export function offerTerms(
  plan: OfferPlan | undefined,
  { tiers, games }: Names,
): Record<string, string | boolean> {
  if (plan === undefined) return {};
  const texts = (label: string, words: OfferPlan["name"]) =>
    Object.entries(words).map(([code, text]) => [`${label} (${languageName(code)})`, text ?? ""]);
  const amounts = Object.entries(plan.amounts).flatMap(([currency, given]) =>
    Object.entries(given).map(([name, amount]) => [
      `${amountLabels[name as AmountName]} (${currency})`,
      amount === undefined ? "" : formatMoney(amount, currency, "en"),
    ]),
  );
  const shares = (names: (code: string) => string, group: Record<string, number>) =>
    Object.entries(group).map(([code, percent]) => [`${names(code)} counts`, `${percent}%`]);
  const gameName = (id: string) => games.get(id) ?? id;
  const list = (codes: readonly string[], name: (code: string) => string) => codes.map(name).join(", ");
  const time = (iso: string | null) => (iso === null ? "" : `${moment.format(new Date(iso))} UTC`);
  return {
    Kind: typeLabels[plan.type],
    ...Object.fromEntries([...texts("Name", plan.name), ...texts("Description", plan.summary)]),
    Percentage: plan.percent === undefined ? "" : `${plan.percent}%`,
    Game: plan.spins ? gameName(plan.spins.gameId) : "",
    "Number of spins": plan.spins ? `${plan.spins.count}` : "",
    ...Object.fromEntries(amounts),
    "On the site": plan.isPublic,
    "Only before the first deposit": plan.firstDepositOnly,
    Code: plan.code ?? "",
    "Only these tiers": list(plan.tiers, (id) => tiers.get(id) ?? id),
    "Only in these countries": list(plan.countries, placeName),
    "Not in these countries": list(plan.notInCountries, placeName),
    "Only for these brands": list(plan.brands ?? [], (id) => id),
    "Claims per player": `${plan.timesPerPlayer}`,
    From: time(plan.startsAt),
    Until: time(plan.endsAt),
    "Wagering requirement": `${plan.wageringFactor}×`,
    "Days to claim": `${plan.claimDays}`,
    "Days to wager": `${plan.validDays}`,
    "Spending order": orderLabels[plan.spendingOrder],
    "Lock deposit": plan.locksDeposit,
    "Keep winnings only": plan.winningsOnly,
    "Where it can be used": list(plan.verticals, readable),
    ...Object.fromEntries([
      ...shares(readable, plan.contribution.verticals),
      ...shares(readable, plan.contribution.categories),
      ...shares(gameName, plan.contribution.games),
    ]),
  };
}
