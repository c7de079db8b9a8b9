import { playerAccount } from "@parlour/ledger";
import { createConcurrencyLimit, QueueFullError } from "../../../kit/concurrency-limit.ts";
import type { PaymentMethod } from "../../../kit/ports/payment-methods.ts";
import type { Player } from "../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { createOutgoingPayments } from "./outgoing-payments.ts";
import type { PaymentParts } from "./parts.ts";
import { publishTransfer } from "./publish-changes.ts";
import { findTransfer, insertTransfer, sumSentSince, type TransferRow } from "./transfer-store.ts";

const dayMs = 86_400_000;
/**
 * The maximum number of waiting transfers per player on this server. It only affects players who receive many
 * transfers at once, because each sender is limited to far fewer.
 */
const mostWaiting = 200;

type Order = { id: string; sender: Player; recipient: Player; method: PaymentMethod; amountMinor: bigint };

export type SendTransfer = (order: Order) => Promise<TransferRow | Refusal>;

/**
 * Sends one transfer at a time for each player on this server. The row locks would serialise them anyway; waiting
 * here instead keeps a burst from occupying every database connection.
 */
export function createTransferSender(parts: PaymentParts): SendTransfer {
  const onePerPlayer = createConcurrencyLimit(1, mostWaiting);
  return async (order) => {
    // We queue for the smaller player id first, so that opposite transfers between the same two players can't
    // deadlock.
    const [first, second] = [order.sender.id, order.recipient.id].sort() as [string, string];
    try {
      return await onePerPlayer.run(first, () => onePerPlayer.run(second, () => sendTransfer(parts, order)));
    } catch (error) {
      if (!(error instanceof QueueFullError)) throw error;
      return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
    }
  };
}

/** Moves cash between two players, with the transfer's record and notifications, in one transaction. */
async function sendTransfer(parts: PaymentParts, order: Order): Promise<TransferRow | Refusal> {
  const { kit } = parts;
  const outgoing = createOutgoingPayments(parts.cases);
  return await kit.db.transaction(async (tx) => {
    const { id, sender, recipient, method, amountMinor } = order;
    const { currency } = sender;
    const wallets = [sender, recipient].map((player) => ({ playerId: player.id, currency }));
    // The lock also serialises a player's transfers, so that the daily sum is exact.
    const ledger = await kit.ledger.lock(tx, { wallets, opens: true });
    // The transfer is looked up under the lock, because an earlier attempt may be about to commit on a connection that
    // its caller has lost.
    const before = await findTransfer(tx, id);
    if (before) return before;
    // A player must not get around a debt or a hold by sending the money to another player.
    const payer = { playerId: sender.id, currency };
    const refused = await outgoing.refusalFor(tx, payer, refuse("METHOD_NOT_AVAILABLE"));
    if (refused) return refused;
    const from = playerAccount(sender.id, "cash", currency);
    if ((await ledger.balanceOf(from)) < amountMinor) return refuse("INSUFFICIENT_FUNDS");
    const now = kit.clock.now();
    const sent = await sumSentSince(tx, sender.id, new Date(now.getTime() - dayMs));
    if (sent + amountMinor > method.maxMinor) return refuse("LIMIT_EXCEEDED");
    const { outcome } = await ledger.post({
      playerId: sender.id,
      id,
      type: "TRANSFER",
      reference: { kind: "payment", id },
      transfers: [{ from, to: playerAccount(recipient.id, "cash", currency), amountMinor }],
    });
    if (outcome === "INSUFFICIENT_FUNDS") return refuse("INSUFFICIENT_FUNDS");
    if (outcome !== "POSTED") return { ...refuse("OVERLOADED"), headers: { "retry-after": "1" } };
    await publishTransfer(parts, tx, { sender, recipient, amountMinor });
    return await insertTransfer(tx, {
      id,
      playerId: sender.id,
      recipientId: recipient.id,
      currency,
      amountMinor,
      now,
    });
  });
}
