import type { Kit } from "../../../kit/kit.ts";
import { lockDeposit, updateDeposit } from "./deposit-store.ts";
import { depositAfter } from "./machines.ts";
import { addStep } from "./steps-store.ts";

/** Expires a deposit that was not paid. Money that arrives later is still credited. */
export async function expireDeposit(kit: Kit, id: string): Promise<void> {
  await kit.db.transaction(async (tx) => {
    const deposit = await lockDeposit(tx, id);
    const to = deposit && depositAfter(deposit.status, "expire");
    if (!deposit || to === undefined) return;
    await updateDeposit(tx, { id, status: to, amountMinor: BigInt(deposit.amount_minor), reason: null });
    const at = kit.clock.now();
    const { status: from } = deposit;
    await addStep(tx, { paymentId: id, from, to, event: "expire", actor: "clock", reason: null, at });
  });
}
