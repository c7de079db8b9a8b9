import type { PaymentField, PaymentFlow, PaymentKind } from "@parlour/contracts/entities/payment-kind";
import type { PaymentProvider } from "../../../kit/ports/payment-provider.ts";

type Suggested = { min: number; max: number; fee: number };
type Currencies = PaymentFlow["currencies"];

const fiat = ["USD", "CAD", "EUR", "GBP", "BRL", "MXN", "AUD", "NZD", "CHF", "CNY"];
/** In these currencies one unit is worth about a hundredth of a dollar. */
const smallUnits = ["JPY", "INR"];
/** In these currencies one unit is worth about a ten-thousandth of a dollar. */
const tinyUnits = ["IDR", "VND"];

const round = (amount: number) => Number(amount.toPrecision(12));

/**
 * Declares a currency. The limits that the sandbox accepts are far wider than those suggested for a new
 * method.
 */
function currency(code: string, suggested: Suggested): Currencies[number] {
  return { currency: code, min: round(suggested.min / 10), max: round(suggested.max * 100), suggested };
}

function inFiat({ min, max, fee }: Suggested): Currencies {
  const times = (factor: number) => ({
    min: min * factor,
    max: max * factor,
    fee: Math.round(fee * factor),
  });
  return [
    ...fiat.map((code) => currency(code, { min, max, fee })),
    ...smallUnits.map((code) => currency(code, times(100))),
    ...tinyUnits.map((code) => currency(code, times(10_000))),
  ];
}

const instant = { unit: "instant", from: 0, to: 0 } as const;
const days = { unit: "days", from: 1, to: 2 } as const;
const minutes = { unit: "minutes", from: 10, to: 10 } as const;

const field = (own: Partial<PaymentField> & Pick<PaymentField, "id" | "label" | "error">): PaymentField => ({
  type: "text",
  hint: null,
  placeholder: null,
  autoComplete: "off",
  format: "plain",
  pattern: null,
  check: null,
  maxLength: 200,
  required: true,
  secret: false,
  wide: true,
  ...own,
});

const flow = (own: Partial<PaymentFlow> & Pick<PaymentFlow, "currencies" | "time">): PaymentFlow => ({
  fields: [],
  hostedPage: false,
  fees: false,
  note: null,
  ...own,
});

const card: PaymentKind = {
  code: "CARD",
  name: "Debit or credit card",
  label: "cashier.groupCard",
  group: { code: "CARD", name: "Card" },
  look: { icon: "card", mark: null, order: 0 },
  deposit: flow({
    hostedPage: true,
    currencies: inFiat({ min: 10, max: 5_000, fee: 0 }),
    time: instant,
    note: "cashier.bankMayAsk",
    fields: [
      field({
        id: "cardNumber",
        type: "digits",
        label: "cashier.cardNumber",
        hint: "cashier.testCards",
        error: "cashier.cardNumberWrong",
        placeholder: "4000 0000 0000 1000",
        autoComplete: "cc-number",
        format: "cardNumber",
        check: "testCard",
        maxLength: 19,
      }),
      field({
        id: "expiry",
        type: "digits",
        label: "cashier.expiry",
        error: "cashier.expiryWrong",
        placeholder: "12/30",
        autoComplete: "cc-exp",
        format: "monthYear",
        check: "cardExpiry",
        maxLength: 5,
        wide: false,
      }),
      field({
        id: "securityCode",
        type: "digits",
        label: "cashier.securityCode",
        error: "cashier.securityCodeWrong",
        placeholder: "123",
        autoComplete: "cc-csc",
        format: "digits",
        pattern: "\\d{3,4}",
        maxLength: 4,
        secret: true,
        wide: false,
      }),
    ],
  }),
  withdrawal: null,
};

const bank: PaymentKind = {
  code: "BANK",
  name: "Bank transfer",
  label: "cashier.groupBank",
  group: { code: "BANK", name: "Bank transfer" },
  look: { icon: "bank", mark: null, order: 1 },
  deposit: flow({
    currencies: inFiat({ min: 20, max: 20_000, fee: 0 }),
    time: days,
    note: "cashier.bankMayAsk",
  }),
  withdrawal: null,
};

const voucher: PaymentKind = {
  code: "VOUCHER",
  name: "Voucher",
  label: "cashier.groupVoucher",
  group: { code: "VOUCHER", name: "Voucher" },
  look: { icon: "voucher", mark: null, order: 2 },
  deposit: flow({
    currencies: inFiat({ min: 5, max: 500, fee: 0 }),
    time: instant,
    fields: [
      field({
        id: "voucherCode",
        label: "cashier.voucherCode",
        hint: "cashier.voucherHint",
        error: "cashier.voucherWrong",
        format: "upperCase",
        pattern: "PARLOUR-[A-Z0-9]{4,12}",
        maxLength: 20,
      }),
    ],
  }),
  withdrawal: null,
};

const linkedAccount: PaymentKind = {
  code: "CBT",
  name: "Bank transfer",
  label: "cashier.groupBank",
  group: { code: "CBT", name: "Bank transfer" },
  look: { icon: "bank", mark: null, order: 3 },
  deposit: null,
  withdrawal: flow({
    fees: true,
    currencies: inFiat({ min: 20, max: 10_000, fee: 2.5 }),
    time: days,
    fields: [
      field({
        id: "target",
        type: "linkedAccount",
        label: "cashier.linkedAccount",
        error: "cashier.linkedAccountWrong",
      }),
    ],
  }),
};

const iban: PaymentKind = {
  code: "IBAN",
  name: "Bank account (IBAN)",
  label: "cashier.groupIban",
  group: { code: "IBAN", name: "Bank account" },
  look: { icon: "bank", mark: "IBAN", order: 4 },
  deposit: null,
  withdrawal: flow({
    fees: true,
    currencies: ["EUR", "GBP"].map((code) => currency(code, { min: 20, max: 10_000, fee: 1 })),
    time: days,
    fields: [
      field({
        id: "target",
        label: "cashier.iban",
        error: "cashier.ibanWrong",
        placeholder: "GB82 WEST 1234 5698 7654 32",
        format: "iban",
        check: "iban",
        maxLength: 34,
      }),
    ],
  }),
};

function coin(
  code: string,
  {
    check,
    mark,
    order,
    limits,
  }: {
    check: PaymentField["check"];
    mark: string;
    order: number;
    limits: Suggested;
  },
): PaymentKind {
  return {
    code,
    name: code,
    label: null,
    group: { code: "CRYPTO", name: "Crypto" },
    look: { icon: "crypto", mark, order },
    deposit: flow({
      currencies: [currency(code, { ...limits, fee: 0 })],
      time: minutes,
      note: "cashier.cryptoNext",
    }),
    withdrawal: flow({
      fees: true,
      currencies: [currency(code, limits)],
      time: minutes,
      fields: [
        field({
          id: "target",
          label: "cashier.cryptoAddress",
          hint: "cashier.cryptoAddressHint",
          error: "cashier.addressWrong",
          check,
        }),
      ],
    }),
  };
}

/** Everything that the sandbox's payment provider offers. */
export const sandboxDeclaration: PaymentProvider["declares"] = {
  name: "Sandbox",
  kinds: [
    card,
    bank,
    voucher,
    linkedAccount,
    iban,
    coin("BTC", {
      check: "bitcoinAddress",
      mark: "Bitcoin",
      order: 10,
      limits: { min: 0.0001, max: 5, fee: 0.00002 },
    }),
    coin("BCH", {
      check: "bitcoinCashAddress",
      mark: "Bitcoin Cash",
      order: 11,
      limits: { min: 0.01, max: 500, fee: 0.0005 },
    }),
    coin("LTC", {
      check: "litecoinAddress",
      mark: "Litecoin",
      order: 12,
      limits: { min: 0.05, max: 2_000, fee: 0.001 },
    }),
    coin("ETH", {
      check: "ethereumAddress",
      mark: "Ethereum",
      order: 13,
      limits: { min: 0.005, max: 100, fee: 0.0005 },
    }),
    coin("USDT", {
      check: "tetherAddress",
      mark: "ERC-20, TRC-20",
      order: 14,
      limits: { min: 10, max: 100_000, fee: 1 },
    }),
  ],
};
