/** The properties of a declared payment field that determine whether a value is accepted. */
type CheckedField = {
  id: string;
  format: string;
  pattern: string | null;
  check: string | null;
  maxLength: number;
  required: boolean;
};
type Format = {
  /** The text as shown while the player types. */
  typed(text: string): string;
  /** The value that is checked and sent to the provider. */
  value(text: string): string;
};
type Check = { accepts(value: string, now: Date): boolean; code: "INVALID_FORMAT" | "INVALID_VALUE" };
export type PaymentFieldError = {
  code: "REQUIRED" | "TOO_LONG" | "INVALID_TYPE" | "INVALID_FORMAT" | "INVALID_VALUE";
  field: string;
};

const digitsOf = (text: string) => text.replace(/\D/g, "");
const inFours = (text: string) => text.replace(/(.{4})(?=.)/g, "$1 ");
const compact = (text: string) => text.replace(/\s/g, "").toUpperCase();
const trim = (text: string) => text.trim();

/** How input is displayed while typing, and how it is cleaned before it is checked. */
export const paymentFormats: Readonly<Record<string, Format>> = {
  plain: { typed: (text) => text, value: trim },
  digits: { typed: digitsOf, value: trim },
  cardNumber: {
    typed: (text) => inFours(digitsOf(text).slice(0, 19)),
    value: (text) => text.replaceAll(" ", ""),
  },
  monthYear: {
    typed: (text) =>
      digitsOf(text)
        .slice(0, 4)
        .replace(/^(\d{2})(\d)/, "$1/$2"),
    value: trim,
  },
  upperCase: { typed: (text) => text, value: (text) => text.trim().toUpperCase() },
  iban: { typed: (text) => inFours(compact(text)), value: compact },
};

const matches = (pattern: RegExp): Check => ({
  accepts: (value) => pattern.test(value),
  code: "INVALID_FORMAT",
});

/**
 * The checks that a provider can use in its declaration. Crypto addresses are checked by format, not by checksum.
 */
export const paymentChecks: Readonly<Record<string, Check>> = {
  luhn: { accepts: isLuhn, code: "INVALID_VALUE" },
  testCard: { accepts: (value) => /^4000\d{12}$/.test(value), code: "INVALID_VALUE" },
  cardExpiry: { accepts: isUnexpired, code: "INVALID_VALUE" },
  iban: { accepts: isIban, code: "INVALID_VALUE" },
  bitcoinAddress: matches(/^((bc1|tb1|bcrt1)[02-9ac-hj-np-z]{20,80}|[13mn2][1-9A-HJ-NP-Za-km-z]{24,39})$/),
  litecoinAddress: matches(/^((ltc1|tltc1)[02-9ac-hj-np-z]{20,80}|[LM3mnQ2][1-9A-HJ-NP-Za-km-z]{24,39})$/),
  bitcoinCashAddress: matches(
    /^((bitcoincash:|bchtest:|bchreg:)?[qp][02-9ac-hj-np-z]{41}|[13mn2][1-9A-HJ-NP-Za-km-z]{24,39})$/,
  ),
  ethereumAddress: matches(/^0x[0-9a-fA-F]{40}$/),
  tetherAddress: matches(/^(0x[0-9a-fA-F]{40}|T[1-9A-HJ-NP-Za-km-z]{33})$/),
};

/**
 * Cleans and checks the values of a payment method's fields. The browser and the server use the same rules.
 */
export function readPaymentFields(
  fields: readonly CheckedField[],
  given: Readonly<Record<string, unknown>>,
  now: Date,
): { values: Record<string, string>; errors: PaymentFieldError[] } {
  const values: Record<string, string> = {};
  const errors: PaymentFieldError[] = [];
  for (const field of fields) {
    const raw = given[field.id];
    const value = typeof raw === "string" ? paymentFormats[field.format]!.value(raw) : "";
    const code = raw == null || typeof raw === "string" ? faultOf(field, value, now) : "INVALID_TYPE";
    if (code !== undefined) errors.push({ code, field: field.id });
    else if (value !== "") values[field.id] = value;
  }
  return { values, errors };
}

function faultOf(field: CheckedField, value: string, now: Date): PaymentFieldError["code"] | undefined {
  if (value === "") return field.required ? "REQUIRED" : undefined;
  if (value.length > field.maxLength) return "TOO_LONG";
  if (field.pattern !== null && !new RegExp(`^(?:${field.pattern})$`).test(value)) return "INVALID_FORMAT";
  const check = field.check === null ? undefined : paymentChecks[field.check]!;
  return check?.accepts(value, now) === false ? check.code : undefined;
}

/** Whether a card has not expired; it is valid until its expiry month has ended in every time zone. */
function isUnexpired(value: string, now: Date): boolean {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(value) ?? [];
  if (month === undefined) return false;
  return Date.UTC(2000 + Number(year), Number(month), 1, 12) > now.getTime();
}

function isLuhn(value: string): boolean {
  if (!/^\d{12,19}$/.test(value)) return false;
  const sum = [...value].reverse().reduce((total, digit, index) => {
    const doubled = index % 2 === 0 ? Number(digit) : Number(digit) * 2;
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/**
 * Whether an IBAN is valid (ISO 13616): the country and check digits are moved to the end, letters are
 * replaced by numbers, and the remainder modulo 97 must be 1.
 */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(value)) return false;
  const moved = value.slice(4) + value.slice(0, 4);
  const number = moved.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(number) % 97n === 1n;
}
