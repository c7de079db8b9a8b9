import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import { currencyUnitMinor } from "@parlour/rules/currency-unit";
import { amountOf } from "@parlour/rules/money";
import { walletCurrencies } from "@parlour/rules/wallet-currencies";

const largestUnits = 1_000_000n;
const suggestedUnits = 2_000n;

/** Payment methods without an external provider. They move money between players of this site. */
export const houseDeclaration: PaymentDeclaration = {
  provider: "house",
  name: "In-house",
  kinds: [
    {
      code: "TTP",
      name: "Player transfer",
      label: "cashier.groupTransfer",
      group: { code: "TTP", name: "Player transfer" },
      look: { icon: "players", mark: null, order: 20 },
      deposit: null,
      withdrawal: {
        // Transfers to players have no fields here, because the recipient is entered on a separate page.
        fields: [],
        hostedPage: false,
        fees: false,
        currencies: [...walletCurrencies].map((currency) => {
          const unit = currencyUnitMinor(currency);
          const amount = (units: bigint) => amountOf(unit * units, currency);
          const suggested = { min: amount(1n), max: amount(suggestedUnits), fee: 0 };
          return { currency, min: amountOf(1n, currency), max: amount(largestUnits), suggested };
        }),
        time: { unit: "instant", from: 0, to: 0 },
        note: null,
      },
    },
  ],
};
