import { PAYMENT_TYPES } from "@parlour/contracts/enumerations";
import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { isRefusal, type Refusal, refuse } from "../../../kit/refusal.ts";
import { changeMethod } from "./change-method.ts";
import { findMethod } from "./method-change-store.ts";
import { methodSubject, toOfferedMethod } from "./method-view.ts";

type Limits = {
  paymentType: "D" | "W";
  code: string;
  currency: string;
  min: number;
  max: number;
  fee: number;
};

const impossible = (cause: string) => refuse("PROPOSAL_REFUSED", { cause });

/** What a way to pay takes at least and at most, and its fee: two operators agree on it. */
export const methodLimits: ChangeKind<Limits> = {
  kind: "PAYMENT_METHOD_LIMITS",
  proposers: ["PAYMENTS"],
  approvers: ["PAYMENTS"],
  data: z.strictObject({
    paymentType: z.enum(PAYMENT_TYPES),
    code: z.string().max(40),
    currency: z.string().max(8),
    min: z.number().positive(),
    max: z.number().positive(),
    fee: z.number().min(0),
  }),
  async describe(data, db) {
    const method = await findMethod(db, data);
    if (method === undefined) return impossible("there is no such way to pay");
    const wanted = minorOf(data);
    if ("refusal" in wanted) return wanted;
    const now = toOfferedMethod(method);
    const sentence = ({ min, max, fee }: Pick<Limits, "min" | "max" | "fee">) =>
      `${min} to ${max}, fee ${fee}`;
    const summary = `${method.name} (${data.paymentType === "D" ? "deposit" : "withdrawal"}, ${data.currency}): ${sentence(now)} → ${sentence(data)}`;
    return { subject: methodSubject(method), summary };
  },
  async execute(tx, data, _proposalId, { operator, reason, now }) {
    const wanted = minorOf(data);
    if ("refusal" in wanted) return wanted;
    const { paymentType, code, currency } = data;
    const key = { paymentType, code, currency };
    const changed = await changeMethod(tx, { key, patch: wanted, at: now, operator, reason });
    if (isRefusal(changed)) return impossible("there is no such way to pay");
    return { before: toOfferedMethod(changed.before), after: toOfferedMethod(changed.after) };
  },
};

type MinorLimits = { min_minor: string; max_minor: string; fee_minor: string };

function minorOf({ min, max, fee, currency }: Limits): MinorLimits | Refusal {
  const [minMinor, maxMinor] = [parseAmount(min, currency), parseAmount(max, currency)];
  const feeMinor = fee === 0 ? 0n : parseAmount(fee, currency);
  if (isAmountFault(minMinor) || isAmountFault(maxMinor) || isAmountFault(feeMinor)) {
    return impossible(`finer than ${currency} has places, or too much`);
  }
  if (minMinor > maxMinor) return impossible("the smallest amount is above the largest");
  if (feeMinor >= minMinor) return impossible("the fee would eat the smallest amount");
  return { min_minor: `${minMinor}`, max_minor: `${maxMinor}`, fee_minor: `${feeMinor}` };
}
