import { createDeposit as call } from "@parlour/contracts/calls/money/payment/create-deposit";
import { isRefusal, refuse, refuseFields, refuseWithoutProvider } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { checkPayment } from "../check-payment.ts";
import { deleteUnstartedDeposit, findDeposit, insertDeposit, markStarted } from "../deposit-store.ts";
import type { PaymentParts } from "../parts.ts";
import { paymentId } from "../payment-id.ts";
import { findProviderOf } from "../provider-of-method.ts";
import { readDepositFields } from "../read-deposit-fields.ts";
import { requireDocument } from "../require-document.ts";
import { toDeposit } from "../views.ts";

export function createDeposit(parts: PaymentParts): Route {
  const { kit, players, settings, location, jurisdictions, protection, register } = parts;
  return route(call, async (input) => {
    const { body, session, idempotencyKey, headers } = input;
    const id = paymentId("deposit", session.playerId, idempotencyKey);
    // If the deposit has already been started, the response to an earlier attempt was lost, and we don't call the
    // provider again.
    const made = await findDeposit(kit.db, id);
    if (made?.started) return toDeposit(made);
    if (!(await settings.get()).isCashierDepositEnabled) return refuse("FEATURE_DISABLED");
    const player = await players.get(session.playerId);
    const away = await location.requireServed(input, {
      country: player.countryCode,
      subdivision: player.subdivision,
    });
    if (away) return away;
    const place = await jurisdictions.of(player);
    if (place.documentBeforeDeposit) {
      const unverified = await requireDocument(parts, player.id);
      if (unverified) return unverified;
    }
    const checked = await checkPayment(parts, player, "D", { ...body, channel: headers["x-channel"] });
    if (isRefusal(checked)) return checked;
    const { method, amountMinor } = checked;
    const found = findProviderOf(parts, method, "D");
    if (!found) return refuse("PROVIDER_UNAVAILABLE");
    const { provider, flow } = found;
    const fields = readDepositFields(flow, body, kit.clock.now());
    if (isRefusal(fields)) return fields;

    const excluded = await register.checkDeposit(player);
    if (excluded) return excluded;
    await protection.refresh();
    const limited = await kit.db.transaction(async (tx) => {
      // A deposit that is already stored has passed the limits check in an earlier attempt.
      if (await findDeposit(tx, id)) return undefined;
      const deposit = { playerId: player.id, currency: method.currency, amountMinor, place };
      const refusal = await protection.checkDeposit(tx, deposit);
      if (refusal) return refusal;
      await insertDeposit(tx, {
        id,
        player_id: player.id,
        method: method.code,
        provider: provider.code,
        currency: method.currency,
        amountMinor,
        now: kit.clock.now(),
      });
      return undefined;
    });
    if (limited) return limited;
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
      creditCardsAllowed: place.creditCardsAllowed,
    };
    const started = await provider.startDeposit(order).catch((error: unknown) => {
      kit.log.error({ err: error, provider: provider.code }, "a payment provider does not answer");
      return undefined;
    });
    if (started === undefined) return refuseWithoutProvider();
    if ("errors" in started) {
      await deleteUnstartedDeposit(kit.db, id);
      const isCreditCard = started.errors.some(({ code }) => code === "CREDIT_CARD_NOT_ALLOWED");
      return isCreditCard ? refuse("CREDIT_CARD_NOT_ALLOWED") : refuseFields(started.errors);
    }
    await markStarted(kit.db, id, started);
    return toDeposit((await findDeposit(kit.db, id))!);
  });
}
