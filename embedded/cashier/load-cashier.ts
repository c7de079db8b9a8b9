import { regionOf } from "@parlour/rules/region";
import { api } from "./api.ts";

/** Loads the data that the cashier needs before it can render. */
export async function loadCashier(session: string, signal: AbortSignal) {
  const [profile, config, rates] = await Promise.all([
    api.profile({ session, signal }),
    api.config({ signal }),
    // The cashier works without exchange rates, which are for display only.
    api.exchangeRates({ signal }).then(
      (answer) => answer.rates,
      () => ({}),
    ),
  ]);
  const currency = profile.attributes.currency;
  const region = profile.address.countryCode ? regionOf(profile.address) : undefined;
  const groups = (paymentType: "D" | "W") =>
    api.methodGroups({
      query: { brand: config.brandCode, currency, paymentType, region },
      signal,
    });
  const [deposits, withdrawals] = await Promise.all([groups("D"), groups("W")]);
  return { profile, config, currency, rates, deposits, withdrawals };
}
