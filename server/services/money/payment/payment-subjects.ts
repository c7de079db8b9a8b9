import type { TransactionSubject } from "@parlour/contracts/entities/transaction";
import type { Kit } from "../../../kit/kit.ts";
import type { PaymentMethod, PaymentMethods } from "../../../kit/ports/payment-methods.ts";
import type { PaymentProvider } from "../../../kit/ports/payment-provider.ts";
import type { Players } from "../../../kit/ports/players.ts";
import type { ReadSubjects } from "../../../kit/ports/transaction-subjects.ts";
import { readMessages } from "../../../kit/texts.ts";
import { listNamedPayments } from "./player-payments-store.ts";

const messages = readMessages("money", "cashier");

type SubjectParts = {
  methods: PaymentMethods;
  players: Pick<Players, "find">;
  providers: readonly Pick<PaymentProvider, "code" | "declares">[];
};

/**
 * Describes payments in the transaction history: a deposit by its method, a withdrawal by its target, and a
 * transfer by the other player. The target follows the method's name if players can also deposit by that
 * method.
 */
export function createPaymentSubjects(
  kit: Pick<Kit, "db">,
  { methods, players, providers }: SubjectParts,
): ReadSubjects {
  /** A method that operators have not renamed has the translated name of its kind, as in the cashier. */
  const nameOf = ({ provider, kind, name }: PaymentMethod, language: string): string => {
    const { declares } = providers.find(({ code }) => code === provider) ?? {};
    const declared = declares?.kinds.find(({ code }) => code === kind);
    const label = declared?.name === name ? declared.label : null;
    return (label && messages.in(language)[label]) || name;
  };
  return async (playerId, ids, language) => {
    const rows = await listNamedPayments(kit.db, playerId, ids);
    const offered = rows.length === 0 ? [] : await methods.list({ paymentType: "D" });
    const names = new Map(offered.map((method) => [method.code, nameOf(method, language)]));
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
