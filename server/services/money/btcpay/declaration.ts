import type { PaymentFlow } from "@parlour/contracts/entities/payment-kind";
import type { PaymentProvider } from "../../../kit/ports/payment-provider.ts";

const shared: Pick<PaymentFlow, "hostedPage" | "time"> = {
  hostedPage: false,
  time: { unit: "minutes", from: 10, to: 60 },
};
/**
 * BTCPay Server itself has no limits. The minimum is 5,000 satoshi, because the network fee could exceed a
 * smaller payment.
 */
const limits = { currency: "BTC", min: 0.00005, max: 100 };

/** The provider offers one kind of payment: on-chain bitcoin, in both directions. */
export const btcPayDeclaration: PaymentProvider["declares"] = {
  name: "BTCPay Server",
  kinds: [
    {
      code: "BTC",
      name: "BTC",
      label: null,
      group: { code: "CRYPTO", name: "Crypto" },
      look: { icon: "crypto", mark: "Bitcoin", order: 10 },
      deposit: {
        ...shared,
        fields: [],
        fees: false,
        currencies: [{ ...limits, suggested: { min: 0.0001, max: 5, fee: 0 } }],
        note: "cashier.cryptoNext",
      },
      withdrawal: {
        ...shared,
        fields: [
          {
            id: "target",
            type: "text",
            label: "cashier.cryptoAddress",
            hint: "cashier.cryptoAddressHint",
            error: "cashier.addressWrong",
            placeholder: null,
            autoComplete: "off",
            format: "plain",
            pattern: null,
            check: "bitcoinAddress",
            maxLength: 100,
            required: true,
            secret: false,
            wide: true,
          },
        ],
        fees: true,
        currencies: [{ ...limits, suggested: { min: 0.0001, max: 5, fee: 0.00002 } }],
        note: null,
      },
    },
  ],
};
