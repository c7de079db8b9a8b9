import { regionOf } from "@parlour/rules/region";
import { channelTypeOf } from "@parlour/web/api/channel-type";
import { api } from "./api.ts";
import { joinForms } from "./method.ts";

/** Loads everything that the cashier needs for its first screen. */
export async function loadCashier(session: string, signal: AbortSignal) {
  const [profile, config, info, documentStatus, rates] = await Promise.all([
    api.profile({ session, signal }),
    api.config({ signal }),
    api.paymentsProfile({ session, signal }),
    api.documentStatus({ session, signal }).then(({ status }) => status),
    // Exchange rates are only used for approximate amounts, so the cashier works without them.
    api.exchangeRates({ signal }).then(
      (answer) => answer.rates,
      () => ({}),
    ),
  ]);
  const currency = profile.attributes.currency;
  const channel = channelTypeOf(window);
  const region = profile.address.countryCode ? regionOf(profile.address) : undefined;
  const methods = async (paymentType: "D" | "W") => {
    const { cp, ct } = info;
    const query = {
      brand: config.brandCode,
      channel,
      cp: cp.join(",").slice(0, 200),
      ct,
      currency,
      paymentType,
      region,
    };
    const [groups, forms] = await Promise.all([
      api.methodGroups({ query, signal }),
      api.methodForms({ query, signal }),
    ]);
    return joinForms(groups, forms);
  };
  const [deposits, withdrawals] = await Promise.all([methods("D"), methods("W")]);
  return {
    profile,
    config,
    documentStatus,
    headers: { "x-channel": channel },
    currency,
    rates,
    deposits,
    withdrawals,
  };
}
