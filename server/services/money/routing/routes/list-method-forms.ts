import { listMethodForms as call } from "@parlour/contracts/calls/money/routing/list-method-forms";
import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import type { PaymentMethods } from "../../../../kit/ports/payment-methods.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { toMethodForm } from "../method-form.ts";

export function listMethodForms(methods: PaymentMethods, declarations: readonly PaymentDeclaration[]): Route {
  return route(call, async ({ query, session }) => {
    const offered = await methods.list({ ...query, playerId: session?.playerId });
    return offered.flatMap((method) => toMethodForm(declarations, query.paymentType, method) ?? []);
  });
}
