import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { PlayerStatus } from "../../../kit/ports/players.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { findOwnMoney } from "./own-money.ts";
import { lockStatus, updateStatus } from "./player-for-operators.ts";
import { mayBecome } from "./status-machine.ts";

type Change = { playerId: string; status: "ACTIVE" | "DISABLED" | "CLOSED"; by: string };

/** Disables, enables or closes an account in the caller's transaction, and returns its previous status. */
export async function changeStatus(
  kit: Kit,
  tx: Transaction,
  { playerId, status, by }: Change,
): Promise<PlayerStatus | Refusal> {
  const before = await lockStatus(tx, playerId);
  if (before === undefined) return refuse("NOT_FOUND");
  if (!mayBecome(before.status, status)) return refuse("CONFLICT", { status: before.status });
  if (status === "CLOSED") {
    const held = await findOwnMoney(kit, tx, playerId);
    if (held) return refuse("BALANCE_NOT_EMPTY", held);
  }
  await updateStatus(tx, playerId, status);
  await kit.facts.publish(tx, { kind: "PLAYER_CHANGED", playerId, data: {} });
  if (status !== "ACTIVE") await kit.sessions.endAllOf(playerId, { reason: "account locked or closed" }, tx);
  if (status === "CLOSED") await kit.facts.publish(tx, { kind: "ACCOUNT_CLOSED", playerId, data: { by } });
  return before.status;
}
