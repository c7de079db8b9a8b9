import fc from "fast-check";

/** Stands for a number that JSON.stringify cannot write; see `writeJson`. */
const numberText = (text: string) => `number<${text}>`;

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

const texts = [
  "",
  " ",
  "NaN",
  "Infinity",
  "-Infinity",
  "-0",
  "1e400",
  "0x10",
  "1_000",
  "null",
  "undefined",
  "[object Object]",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "\0",
  "a\0b",
  "\u0007\u001b[31m",
  "\r\nset-cookie: a=b",
  "\u202e\u200b\ufeff",
  "\ud800",
  "\u{1f600}",
  "İ",
  "'; drop table players; --",
  '"><script>alert(1)</script>',
  "{{7*7}} #{7*7} %s%n",
  "../../../etc/passwd",
  "..",
  "%",
  "%00",
  "%_\\",
  "(?:a+)+$",
  "a|b & !c <-> :*",
  "2026-02-30",
  "0000-00-00",
  "9999-12-31",
  "-000001-01-01T00:00:00.000Z",
  "+275760-09-13T00:00:00.001Z",
  "9999-12-31T23:59:59.999Z",
  "00000000-0000-0000-0000-000000000000",
  "9223372036854775808",
  "99999999999999999999999999999999999999",
  "x".repeat(4_000),
  "é".repeat(1_000),
];

const others: unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  0.1 + 0.2,
  1e-7,
  2 ** 31,
  2 ** 53,
  -(2 ** 53),
  1e21,
  Number.MAX_VALUE,
  Number.MIN_VALUE,
  numberText("1e400"),
  numberText("-1e400"),
  numberText("9223372036854775808"),
  numberText("-0"),
  numberText("1E-400"),
  [],
  {},
  [[]],
  [null],
  { "": "" },
  { length: -1 },
  { toString: 1, valueOf: 1 },
  { refusal: true, reply: true, status: 200 },
  Array.from({ length: 2_000 }, () => 0),
  nested(40),
  nested(200),
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  { weight: 1, arbitrary: fc.double().map(String) },
);

export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom(...others),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** A change of a single value, which makes an input almost valid. `at` selects the value. */
export type Mutation = {
  at: number;
  kind: "replace" | "remove" | "add" | "wrap";
  value: unknown;
  name: string;
};

export const mutation: fc.Arbitrary<Mutation> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom("replace", "replace", "replace", "remove", "add", "wrap"),
  value: hostileValue,
  name: fc.constantFrom("extra", "__proto__", "constructor", "id", "playerId", "role", "amountMinor", ""),
});

/** Returns a copy of the input with one value changed. */
export function mutate(input: unknown, { at, kind, value, name }: Mutation): unknown {
  const root: Record<string, unknown> = { root: structuredClone(input) };
  const places: { owner: Record<string, unknown>; key: string }[] = [];
  const visit = (owner: Record<string, unknown>, key: string) => {
    places.push({ owner, key });
    const member = owner[key];
    if (typeof member !== "object" || member === null) return;
    for (const inner of Object.keys(member)) visit(member as Record<string, unknown>, inner);
  };
  visit(root, "root");
  const { owner, key } = places[at % places.length]!;
  const target = owner[key];
  if (kind === "replace") owner[key] = value;
  else if (kind === "wrap") owner[key] = [target];
  else if (kind === "remove") delete owner[key];
  else if (typeof target === "object" && target !== null)
    Object.defineProperty(target, name, { value, enumerable: true, configurable: true, writable: true });
  else owner[key] = value;
  return root.root;
}

/** Writes JSON, with numbers that JSON.stringify cannot write, such as 1e400. */
export function writeJson(value: unknown): string {
  return (JSON.stringify(value) ?? "").replaceAll(/"number<([^>"]*)>"/g, "$1");
}
