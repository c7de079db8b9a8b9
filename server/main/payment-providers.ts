import type { Config } from "../kit/config.ts";
import type { PaymentProvider } from "../kit/ports/payment-provider.ts";
import { siteOrigin } from "../kit/site-origin.ts";
import { createBtcPayProvider } from "../services/money/btcpay/provider.ts";

/** Creates the payment providers that are configured. */
export function paymentProviders(config: Config): readonly PaymentProvider[] {
  const returnUrl = `${siteOrigin(config)}/account/cashier`;
  return config.btcPay === undefined ? [] : [createBtcPayProvider(config.btcPay, returnUrl)];
}
