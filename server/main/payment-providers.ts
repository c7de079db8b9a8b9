import type { Config } from "../kit/config.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import { siteOrigin } from "../kit/site-origin.ts";
import { providerFetch } from "../kit/tracing/provider-fetch.ts";
import type { Tracing } from "../kit/tracing/start-tracing.ts";
import { createBtcPayProvider } from "../services/money/btcpay/provider.ts";

export function paymentProviders(config: Config, tracing?: Tracing): readonly PaymentProvider[] {
  const returnUrl = `${siteOrigin(config)}/account/cashier`;
  if (config.btcPay === undefined) return [];
  return [createBtcPayProvider(config.btcPay, returnUrl, providerFetch(tracing, "btcpay"))];
}
