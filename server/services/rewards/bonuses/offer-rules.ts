import type { OfferState } from "@parlour/contracts/bonuses";
import type { BonusOffer } from "@parlour/contracts/entities/bonus";
import type { OfferPlan } from "@parlour/contracts/entities/offer-plan";
import type { FieldError } from "@parlour/contracts/field-codes";
import { localText } from "@parlour/rules/local-text";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import type { SpinGames } from "../../../kit/ports/spin-games.ts";
import { type BonusRules, isAllowedIn } from "./may-receive.ts";
import type { OfferRow } from "./offer-store.ts";
import { termsIn, toTerms } from "./stored-terms.ts";

export function stateOf({ startsAt, endsAt }: OfferPlan, now: Date): OfferState {
  if (endsAt !== null && new Date(endsAt) <= now) return "ENDED";
  return new Date(startsAt) > now ? "SCHEDULED" : "OPEN";
}

/** The facts that decide whether an offer can be claimed. A visitor has no tier and no claims. */
export type Claimant = {
  brandId: string;
  country: string | null;
  currency: string;
  tier: string | null;
  hasDeposited: boolean;
  taken: ReadonlyMap<string, number>;
  /** The rules for bonuses in the player's jurisdiction. */
  rules: BonusRules;
};

export function isEligible(
  { id, plan }: Pick<OfferRow, "id" | "plan">,
  claimant: Claimant,
  now: Date,
): boolean {
  const { country, tier } = claimant;
  return (
    plan.isPublic &&
    isAllowedIn(claimant.rules, plan.wageringFactor) &&
    stateOf(plan, now) === "OPEN" &&
    Object.hasOwn(plan.amounts, claimant.currency) &&
    (!plan.brands?.length || plan.brands.includes(claimant.brandId)) &&
    (plan.countries.length === 0 || (country !== null && plan.countries.includes(country))) &&
    (country === null || !plan.notInCountries.includes(country)) &&
    (plan.tiers.length === 0 || tier === null || plan.tiers.includes(tier)) &&
    !(plan.firstDepositOnly && claimant.hasDeposited) &&
    (claimant.taken.get(id) ?? 0) < plan.timesPerPlayer
  );
}

export function isRightCode({ code }: OfferPlan, given: string | undefined): boolean {
  return code === null || given?.trim().toLowerCase() === code.toLowerCase();
}

/** Converts an offer to the form that visitors and players see. */
export function toOffer(
  { id, plan }: Pick<OfferRow, "id" | "plan">,
  currency: string,
  language: string,
): BonusOffer {
  const { type, firstDepositOnly, tiers, startsAt, endsAt } = plan;
  return {
    id,
    type,
    name: localText(plan.name, language),
    summary: localText(plan.summary, language),
    terms: toTerms(termsIn(plan, currency)!, currency),
    needsCode: plan.code !== null,
    firstDepositOnly,
    tiers,
    startsAt,
    endsAt,
  };
}

/** The required fields of each offer type. */
const needed = {
  DEPOSIT_MATCH: { plan: ["percent"], amounts: ["minDeposit", "maxAmount"] },
  CASHBACK: { plan: ["percent"], amounts: ["maxAmount"] },
  FREE_BET: { plan: [], amounts: ["amount"] },
  CASH: { plan: [], amounts: ["amount"] },
  SPINS: { plan: ["spins"], amounts: ["spinStake"] },
} as const;

/** Checks a plan for missing fields, amounts with too many decimals for their currency, and impossible terms. */
export function faultsOf(plan: OfferPlan, games: SpinGames): FieldError[] {
  const { plan: fields, amounts } = needed[plan.type];
  const faults: FieldError[] = fields
    .filter((field) => plan[field] === undefined)
    .map((field) => ({ code: "REQUIRED", field: `plan.${field}` }));
  if (Object.keys(plan.amounts).length === 0) faults.push({ code: "REQUIRED", field: "plan.amounts" });
  for (const [currency, given] of Object.entries(plan.amounts)) {
    for (const field of amounts) {
      if (given[field] === undefined)
        faults.push({ code: "REQUIRED", field: `plan.amounts.${currency}.${field}` });
    }
    for (const [field, amount] of Object.entries(given)) {
      const parsed = parseAmount(amount, currency);
      if (isAmountFault(parsed)) {
        faults.push({ code: "AMOUNT_TOO_PRECISE", field: `plan.amounts.${currency}.${field}` });
      } else if (field === "spinStake" && plan.spins && games.takesSpins(plan.spins.gameId)) {
        const unit = games.spinUnitOf(plan.spins.gameId, currency);
        if (parsed % BigInt(unit) !== 0n)
          faults.push({ code: "INVALID_VALUE", field: `plan.amounts.${currency}.${field}` });
      }
    }
  }
  if (plan.spins !== undefined && !games.takesSpins(plan.spins.gameId)) {
    faults.push({ code: "INVALID_VALUE", field: "plan.spins.gameId" });
  }
  if (plan.endsAt !== null && plan.endsAt <= plan.startsAt) {
    faults.push({ code: "TOO_SMALL", field: "plan.endsAt" });
  }
  return faults;
}
