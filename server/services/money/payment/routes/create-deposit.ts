import { createDeposit as call } from "@parlour/contracts/calls/money/payment/create-deposit";
import { isRefusal, refuse, refuseFields } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { checkPayment } from "../check-payment.ts";
import { deleteUnstartedDeposit, findDeposit, insertDeposit, markStarted } from "../deposit-store.ts";
import type { PaymentParts } from "../parts.ts";
import { paymentId } from "../payment-id.ts";
import { findProviderOf } from "../provider-of-method.ts";
import { readDepositFields } from "../read-deposit-fields.ts";
import { toDeposit } from "../views.ts";

export function createDeposit(parts: PaymentParts): Route {
  const { kit, players, settings, documents, location, jurisdictions } = parts;
  return route(call, async (input) => {
    const { body, session, idempotencyKey } = input;
    if (!(await settings.get()).isCashierDepositEnabled) return refuse("FEATURE_DISABLED");
    const player = await players.get(session.playerId);
    const away = await location.requireServed(input, {
      country: player.countryCode,
      subdivision: player.subdivision,
    });
    if (away) return away;
    if (
      (await jurisdictions.of(player)).documentBeforeDeposit &&
      (await documents.statusOf(player.id)) !== "VERIFIED"
    ) {
      return refuse("DOCUMENT_NOT_VERIFIED");
    }
    const checked = await checkPayment(parts, player, "D", body);
    if (isRefusal(checked)) return checked;
    const { method, amountMinor } = checked;
    const found = findProviderOf(parts, method, "D");
    if (!found) return refuse("PROVIDER_UNAVAILABLE");
    const { provider, flow } = found;
    const fields = readDepositFields(flow, body);
    if (isRefusal(fields)) return fields;

    const id = paymentId("deposit", player.id, idempotencyKey);
    await insertDeposit(kit.db, {
      id,
      player_id: player.id,
      method: method.code,
      provider: provider.code,
      currency: method.currency,
      amountMinor,
      now: kit.clock.now(),
    });
    const { language, currency } = player;
    const order = {
      reference: id,
      playerId: player.id,
      method: method.code,
      kind: method.kind,
      amountMinor,
      currency,
      language,
      fields,
    };
    const started = await provider.startDeposit(order).catch((error: unknown) => {
      kit.log.error({ err: error, provider: provider.code }, "a payment provider does not answer");
      return undefined;
    });
    if (started === undefined) return refuse("PROVIDER_UNAVAILABLE");
    if ("errors" in started) {
      await deleteUnstartedDeposit(kit.db, id);
      return refuseFields(started.errors);
    }
    await markStarted(kit.db, id, started);
    return toDeposit((await findDeposit(kit.db, id))!);
  });
}
