import { settleDebt as call } from "@parlour/contracts/calls/money/payment/settle-debt";
import { roughDollars } from "@parlour/rules/stake-limits";
import { refuse } from "../../../../kit/refusal.ts";
import { type Route, route } from "../../../../kit/service.ts";
import { collectDebts } from "../collect-debt.ts";
import { findDebt, owedMinor, writeOffDebt } from "../debt-store.ts";
import type { PaymentParts } from "../parts.ts";
import { writeOffAction } from "../proposed-write-off.ts";
import { toDebt } from "../views.ts";

/** Settles a debt. Collecting starts with the player's oldest debt; writing off affects only this one. */
export function settleDebt({ kit }: PaymentParts): Route {
  return route(call, ({ params: { id }, body: { action, reason }, operator }) =>
    kit.db.transaction(async (tx) => {
      const found = await findDebt(tx, id);
      if (found === undefined) return refuse("NOT_FOUND");
      const wallet = { playerId: found.player_id, currency: found.currency };
      const ledger = await kit.ledger.lock(tx, { wallets: [wallet] });
      const before = (await findDebt(tx, id))!;
      if (owedMinor(before) === 0n) return refuse("CONFLICT");
      const now = kit.clock.now();
      const amount = roughDollars(owedMinor(before), before.currency);
      if (action === "WRITE_OFF" && (await kit.fourEyes.needsSecondPerson(tx, writeOffAction, amount))) {
        return refuse("SECOND_PERSON_REQUIRED");
      }
      if (action === "WRITE_OFF") await writeOffDebt(tx, id, { by: operator.id, now });
      else if ((await collectDebts(kit, tx, ledger, wallet, kit.random.id("collection"))) === 0n) {
        return refuse("INSUFFICIENT_FUNDS");
      }
      const after = toDebt((await findDebt(tx, id))!);
      await operator.audit(tx, { subject: `debt:${id}`, before: toDebt(before), after, reason });
      return after;
    }),
  );
}
