import { showSandboxPayment as call } from "@parlour/contracts/calls/money/payment-provider/show-sandbox-payment";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { findPayment } from "../store.ts";
import { toSandboxPayment } from "../view.ts";

export function showSandboxPayment(kit: Kit): Route {
  return route(call, async ({ params }) => {
    const payment = await findPayment(kit.db, params.reference);
    return payment?.kind === "deposit" ? toSandboxPayment(payment) : refuse("NOT_FOUND");
  });
}
