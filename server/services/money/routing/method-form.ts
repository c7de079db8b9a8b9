import type { MethodForm, PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import { findPaymentKind, flowOf } from "../../../kit/payment-kinds.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";

/** Returns the form that the cashier shows for a method; undefined when its provider no longer offers it. */
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
  // If an operator has renamed a method, that name is shown in every language.
  const label = method.name === kind.name ? kind.label : null;
  return { code: method.code, currency: method.currency, label, icon, mark, time, note, fields };
}
