import type { Cases } from "../../../kit/ports/cases.ts";
import type { OutgoingPayments } from "../../../kit/ports/outgoing-payments.ts";
import { refuseWhileOwing } from "./refuse-while-owing.ts";

export function createOutgoingPayments(cases: Pick<Cases, "holdsWithdrawals">): OutgoingPayments {
  return {
    async refusalFor(tx, { playerId, currency }, whileHeld) {
      const owed = await refuseWhileOwing(tx, playerId, currency);
      return owed ?? ((await cases.holdsWithdrawals(tx, playerId)) ? whileHeld : undefined);
    },
  };
}
