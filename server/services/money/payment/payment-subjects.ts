import type { TransactionSubject } from "@parlour/contracts/entities/transaction";
import type { Kit } from "../../../kit/kit.ts";
import type { PaymentMethods } from "../../../kit/ports/payment-methods.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import { listNamedPayments } from "./player-payments-store.ts";

/**
 * Describes payments in the transaction history: a deposit by its method, a withdrawal by its target, and a
 * transfer by the other player. The target follows the method's name if players can also deposit by that
 * method.
 */
export function createPaymentSubjects(
  kit: Pick<Kit, "db">,
  { methods, players }: { methods: PaymentMethods; players: Pick<Players, "find"> },
): ReadSubjects {
  return async (playerId, ids) => {
    const rows = await listNamedPayments(kit.db, playerId, ids);
    const offered = rows.length === 0 ? [] : await methods.list({ paymentType: "D" });
    const names = new Map(offered.map(({ code, name }) => [code, name]));
    const subjects = rows.map(
      async ({ id, method, target, other }): Promise<[string, TransactionSubject]> => {
        if (other === null) {
          const name = [names.get(method) ?? (target === null ? method : null), target]
            .filter(Boolean)
            .join(" ");
          return [id, { kind: "METHOD", id: method, name }];
        }
        const player = await players.find(other);
        return [id, { kind: "PLAYER", id: "", name: player?.nickname ?? "" }];
      },
    );
    return new Map(await Promise.all(subjects));
  };
}
