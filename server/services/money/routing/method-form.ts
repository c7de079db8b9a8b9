import type { MethodForm, PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import { findPaymentKind, flowOf } from "../../../kit/payment-kinds.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";

/** How the cashier draws a method; undefined when its provider no longer offers it. */
export function toMethodForm(
  declarations: readonly PaymentDeclaration[],
  paymentType: "D" | "W",
  method: PaymentMethod,
): MethodForm | undefined {
  const kind = findPaymentKind(declarations, method);
  const flow = flowOf(kind, paymentType);
  if (kind === undefined || flow === undefined) return undefined;
  const { icon, mark } = kind.look;
  const { fields, time, note } = flow;
  // A method that an operator renamed is shown by that name in every language.
  const label = method.name === kind.name ? kind.label : null;
  return { code: method.code, currency: method.currency, label, icon, mark, time, note, fields };
}
