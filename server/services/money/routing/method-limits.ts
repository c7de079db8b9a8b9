import { isDeepStrictEqual } from "node:util";
import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import { PAYMENT_TYPES } from "@parlour/contracts/enumerations";
import { z } from "zod";
import type { ChangeKind } from "../../../kit/four-eyes.ts";
import { findPaymentKind, flowOf } from "../../../kit/payment-kinds.ts";
import { isRefusal, refuse } from "../../../kit/refusal.ts";
import { changeMethod } from "./change-method.ts";
import { checkLimits, impossible, type Limits } from "./check-limits.ts";
import { type EditedMethod, findMethod } from "./method-change-store.ts";
import { methodSubject, toOfferedMethod } from "./method-view.ts";

type Amounts = Pick<Limits, "min" | "max" | "fee">;
type MethodLimits = Limits & {
  paymentType: "D" | "W";
  code: string;
  /** The limits that the proposer saw. */
  before?: Amounts | undefined;
};

const changedSince = "the limits have changed since this was proposed";

function isOutdated({ before }: MethodLimits, method: EditedMethod): boolean {
  const { min, max, fee } = toOfferedMethod(method);
  return before !== undefined && !isDeepStrictEqual(before, { min, max, fee });
}

/** Changes the minimum, maximum and fee of a method, which needs two operators. */
export function methodLimits(declarations: readonly PaymentDeclaration[]): ChangeKind<MethodLimits> {
  const check = (data: MethodLimits, method: EditedMethod) =>
    checkLimits(data, flowOf(findPaymentKind(declarations, method), data.paymentType));
  return {
    kind: "PAYMENT_METHOD_LIMITS",
    proposers: ["PAYMENTS"],
    approvers: ["PAYMENTS"],
    actions: [
      {
        action: "PAYMENT_METHOD_LIMITS",
        group: "Money",
        label: "Limits and fees of a payment method",
        usual: { when: "ALWAYS" },
      },
    ],
    data: z.strictObject({
      paymentType: z.enum(PAYMENT_TYPES),
      code: z.string().max(40),
      currency: z.string().max(8),
      min: z.number().positive(),
      max: z.number().positive(),
      fee: z.number().min(0),
      before: z.strictObject({ min: z.number(), max: z.number(), fee: z.number() }).optional(),
    }),
    async describe(data, db) {
      const method = await findMethod(db, data);
      if (method === undefined) return impossible("this payment method does not exist");
      if (isOutdated(data, method)) return refuse("CONFLICT");
      const wanted = check(data, method);
      if ("refusal" in wanted) return wanted;
      const now = toOfferedMethod(method);
      const sentence = ({ min, max, fee }: Amounts) => `${min} to ${max}, fee ${fee}`;
      const summary = `${method.name} (${data.paymentType === "D" ? "deposit" : "withdrawal"}, ${data.currency}): ${sentence(now)} → ${sentence(data)}`;
      return { subject: methodSubject(method), summary };
    },
    async execute(tx, data, _proposalId, { operator, reason, now }) {
      const { paymentType, code, currency } = data;
      const key = { paymentType, code, currency };
      const method = await findMethod(tx, key, true);
      if (method === undefined) return impossible("this payment method does not exist");
      if (isOutdated(data, method)) return impossible(changedSince);
      const wanted = check(data, method);
      if ("refusal" in wanted) return wanted;
      const changed = await changeMethod(tx, { key, patch: wanted, at: now, operator, reason });
      if (isRefusal(changed)) return impossible("this payment method does not exist");
      return { before: toOfferedMethod(changed.before), after: toOfferedMethod(changed.after) };
    },
  };
}
