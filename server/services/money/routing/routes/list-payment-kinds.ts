import { listPaymentKinds as call } from "@parlour/contracts/calls/money/routing/list-payment-kinds";
import type { PaymentDeclaration } from "@parlour/contracts/entities/payment-kind";
import { type Route, route } from "../../../../kit/service.ts";

export function listPaymentKinds(declarations: readonly PaymentDeclaration[]): Route {
  return route(call, async () => ({ items: [...declarations] }));
}
