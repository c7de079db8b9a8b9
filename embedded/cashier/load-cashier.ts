import { regionOf } from "@parlour/rules/region";
import { api } from "./api.ts";
import { joinForms } from "./method.ts";

/** Loads everything that the cashier needs before it shows anything. */
export async function loadCashier(session: string, signal: AbortSignal) {
  const [profile, config, rates] = await Promise.all([
    api.profile({ session, signal }),
    api.config({ signal }),
    // Rates only serve the approximations, so the cashier works without them.
    api.exchangeRates({ signal }).then(
      (answer) => answer.rates,
      () => ({}),
    ),
  ]);
  const currency = profile.attributes.currency;
  const region = profile.address.countryCode ? regionOf(profile.address) : undefined;
  const methods = async (paymentType: "D" | "W") => {
    const query = { brand: config.brandCode, currency, paymentType, region };
    const [groups, forms] = await Promise.all([
      api.methodGroups({ query, signal }),
      api.methodForms({ query, signal }),
    ]);
    return joinForms(groups, forms);
  };
  const [deposits, withdrawals] = await Promise.all([methods("D"), methods("W")]);
  return { profile, config, currency, rates, deposits, withdrawals };
}
