import type { Answer } from "@parlour/contracts/call";
import type { listPaymentKinds } from "@parlour/contracts/calls/money/routing/list-payment-kinds";
import { readAmount } from "@parlour/rules/typed-amount";
import { amountFault } from "../../../parts/amount-fault.ts";
import { parsePlaces } from "../../../parts/places.ts";

export type Declaration = Answer<typeof listPaymentKinds>["items"][number];
export type Kind = Declaration["kinds"][number];
export type Flow = NonNullable<Kind["deposit"]>;
export type Direction = "D" | "W";
export type AmountTexts = { min: string; max: string; fee: string };

/** The operator's input for a new payment method. `amounts` contains only the selected currencies. */
export type MethodDraft = {
  provider: string;
  kind: Kind;
  direction: Direction;
  code: string;
  name: string;
  position: string;
  regions: string;
  excluded: string;
  enabled: boolean;
  amounts: Readonly<Record<string, AmountTexts>>;
};

export const directionsOf = ({ deposit, withdrawal }: Kind): Direction[] => [
  ...(deposit ? (["D"] as const) : []),
  ...(withdrawal ? (["W"] as const) : []),
];

export function flowOf({ kind, direction }: Pick<MethodDraft, "kind" | "direction">): Flow {
  return (direction === "D" ? kind.deposit : kind.withdrawal)!;
}

/** A draft with the provider's suggestions and no currency selected. */
export function startDraft(provider: string, kind: Kind, direction = directionsOf(kind)[0]!): MethodDraft {
  return {
    provider,
    kind,
    direction,
    code: kind.code,
    name: kind.name,
    position: `${kind.look.order}`,
    regions: "",
    excluded: "",
    enabled: true,
    amounts: {},
  };
}

export function suggestedAmounts(flow: Flow, currency: string): AmountTexts {
  const { min, max, fee } = flow.currencies.find((one) => one.currency === currency)!.suggested;
  return { min: toText(min), max: toText(max), fee: toText(fee) };
}

/** Formats a number without an exponent: 0.00002 rather than 2e-5. */
function toText(amount: number): string {
  return amount.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 8 });
}

export const isCodeText = (code: string) => /^[A-Z][A-Z0-9_]{1,19}$/.test(code);

export function isComplete({ code, name, position, amounts }: MethodDraft): boolean {
  const rows = Object.entries(amounts);
  return (
    isCodeText(code) &&
    name.trim() !== "" &&
    /^\d+$/.test(position) &&
    rows.length > 0 &&
    rows.every(([currency, { min, max, fee }]) =>
      [min, max, fee].every((text) => amountFault(text, currency, { zero: "allowed" }) === undefined),
    )
  );
}

/** Converts the input to the proposal for a second operator. */
export function toProposal(draft: MethodDraft) {
  const regions = parsePlaces(draft.regions);
  return {
    provider: draft.provider,
    kind: draft.kind.code,
    paymentType: draft.direction,
    code: draft.code,
    name: draft.name,
    position: Number(draft.position),
    enabled: draft.enabled,
    regions: regions.length === 0 ? null : regions,
    excludedRegions: parsePlaces(draft.excluded),
    currencies: Object.entries(draft.amounts).map(([currency, { min, max, fee }]) => ({
      currency,
      min: readAmount(min),
      max: readAmount(max),
      fee: readAmount(fee),
    })),
  };
}
