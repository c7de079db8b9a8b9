import { actOnSandboxPayment as call } from "@parlour/contracts/calls/money/payment-provider/act-on-sandbox-payment";
import type { Kit } from "../../../../kit/kit.ts";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { act } from "../act.ts";
import { deliverDue, type SendMessage } from "../deliver.ts";
import { findPayment } from "../store.ts";
import { toSandboxPayment } from "../view.ts";

export function actOnSandboxPayment(kit: Kit, sendMessage: SendMessage): Route {
  return route(call, async ({ params: { reference }, body }) => {
    const done = await kit.db.transaction((tx) => act(kit, tx, reference, body.act));
    const payment = await findPayment(kit.db, reference);
    if (payment?.kind !== "deposit") return refuse("NOT_FOUND");
    if (!done) return refuse("CONFLICT");
    await deliverDue(kit, sendMessage);
    return toSandboxPayment(payment);
  });
}
