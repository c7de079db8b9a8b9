import { amountLabels } from "../../../parts/offer-labels.ts";
import type { OfferFields } from "./offer-fields.ts";

/** The labels of an offer's fields, as in the form. */
export const offerFieldLabels: Readonly<Record<string, string>> = {
  ...amountLabels,
  ...({
    type: "Kind",
    name: "Name",
    summary: "Description",
    percent: "Percentage",
    gameId: "Game",
    spinCount: "Number of spins",
    amounts: "Amounts",
    wageringFactor: "Wagering requirement (×)",
    verticalShares: "Contributions of verticals",
    categoryShares: "Contributions of categories",
    gameShares: "Contributions of games",
    locksDeposit: "Lock deposit",
    winningsOnly: "Keep winnings only",
    spendingOrder: "Spending order",
    verticals: "Where it can be used",
    claimDays: "Days to claim",
    validDays: "Days to wager",
    code: "Code",
    firstDepositOnly: "Only before the first deposit",
    tiers: "Only these tiers",
    countries: "Only in these countries",
    notInCountries: "Not in these countries",
    brands: "Only for these brands",
    timesPerPlayer: "Claims per player",
    isPublic: "On the site",
    startsAt: "From (UTC)",
    endsAt: "Until (UTC)",
  } satisfies Record<keyof OfferFields, string>),
};
