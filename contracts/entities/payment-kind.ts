import { z } from "zod";

/**
 * How an input is shown: plain text, text with a numeric keyboard, or a choice of the player's linked
 * accounts.
 */
export const PAYMENT_FIELD_TYPES = ["text", "digits", "linkedAccount"] as const;
/**
 * The format by which typed text is grouped on screen and cleaned before it is checked: see
 * `rules/payment-fields.ts`.
 */
export const PAYMENT_FIELD_FORMATS = [
  "plain",
  "digits",
  "cardNumber",
  "monthYear",
  "upperCase",
  "iban",
] as const;
/** The checks that a provider can request for a field: see `rules/payment-fields.ts`. */
export const PAYMENT_FIELD_CHECKS = [
  "luhn",
  "testCard",
  "cardExpiry",
  "iban",
  "bitcoinAddress",
  "bitcoinCashAddress",
  "litecoinAddress",
  "ethereumAddress",
  "tetherAddress",
] as const;
export const PAYMENT_ICONS = ["card", "bank", "voucher", "crypto", "players", "wallet"] as const;

/** One input of a payment form. Texts are message keys of the cashier. */
export const paymentField = z.object({
  id: z.string(),
  type: z.enum(PAYMENT_FIELD_TYPES),
  label: z.string(),
  hint: z.string().nullable(),
  /** The message shown when the value is invalid. */
  error: z.string(),
  placeholder: z.string().nullable(),
  /** The browser's autofill token, such as `cc-number`. */
  autoComplete: z.string(),
  format: z.enum(PAYMENT_FIELD_FORMATS),
  /** A regular expression that the whole cleaned value must match. */
  pattern: z.string().nullable(),
  check: z.enum(PAYMENT_FIELD_CHECKS).nullable(),
  maxLength: z.number().int(),
  required: z.boolean(),
  /** Whether the value is masked on screen. */
  secret: z.boolean(),
  /** Whether the field spans the full width of the form instead of half. */
  wide: z.boolean(),
});
export type PaymentField = z.infer<typeof paymentField>;

export const expectedTime = z.object({
  unit: z.enum(["instant", "minutes", "days"]),
  from: z.number().int(),
  to: z.number().int(),
});

const limits = z.object({ min: z.number(), max: z.number() });

/** The features that a kind of method supports for deposits or for withdrawals. */
export const paymentFlow = z.object({
  fields: z.array(paymentField),
  /**
   * Whether the provider has a hosted page. If a deposit request lacks the first field, the hosted page asks
   * for all fields.
   */
  hostedPage: z.boolean(),
  fees: z.boolean(),
  /** The supported currencies, with the provider's own limits and the default settings of a new method. */
  currencies: z.array(limits.extend({ currency: z.string(), suggested: limits.extend({ fee: z.number() }) })),
  time: expectedTime,
  /** A note below the button, as a message key of the cashier. */
  note: z.string().nullable(),
});
export type PaymentFlow = z.infer<typeof paymentFlow>;

/** A kind of payment method that a provider declares. Operators create methods from it. */
export const paymentKind = z.object({
  code: z.string(),
  /** The default name of a new method. */
  name: z.string(),
  /** The message key of the translated name; null if the name is the same in every language. */
  label: z.string().nullable(),
  group: z.object({ code: z.string(), name: z.string() }),
  look: z.object({
    icon: z.enum(PAYMENT_ICONS),
    /** A short text in the corner of the tile, such as the network of a cryptocurrency. */
    mark: z.string().nullable(),
    /** The default position of a new method in the list. */
    order: z.number().int(),
  }),
  deposit: paymentFlow.nullable(),
  withdrawal: paymentFlow.nullable(),
});
export type PaymentKind = z.infer<typeof paymentKind>;

/** Everything that a payment provider offers, as data. */
export const paymentDeclaration = z.object({
  provider: z.string(),
  name: z.string(),
  kinds: z.array(paymentKind),
});
export type PaymentDeclaration = z.infer<typeof paymentDeclaration>;

/** The data that the cashier needs to show one method. */
export const methodForm = z.object({
  code: z.string(),
  currency: z.string(),
  label: z.string().nullable(),
  icon: z.enum(PAYMENT_ICONS),
  mark: z.string().nullable(),
  time: expectedTime,
  note: z.string().nullable(),
  fields: z.array(paymentField),
});
export type MethodForm = z.infer<typeof methodForm>;
