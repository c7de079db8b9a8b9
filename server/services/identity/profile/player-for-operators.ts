import type { PlayerDetails } from "@parlour/contracts/entities/player-details";
import type { RequiredAction } from "@parlour/contracts/enumerations";
import { regionOf } from "@parlour/rules/region";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import { findSubdivisionName } from "../../../kit/known-places.ts";
import type { PlayerStatus } from "../../../kit/ports/players.ts";
import { findProfile, listLinkedAccounts } from "./store.ts";

export async function findPlayerForOperators(
  db: Queryable,
  playerId: string,
): Promise<PlayerDetails | undefined> {
  const profile = await findProfile(db, playerId);
  if (profile === undefined) return undefined;
  const [origin] = await db.query<{ created_at: Date; referral: string | null }>(
    "select created_at, referral from players where id = $1",
    [playerId],
  );
  const { phone: _first, trustsEveryDevice: _trust, showsName: _shown, ...known } = profile;
  return {
    ...known,
    subdivisionName: findSubdivisionName(regionOf(known)) ?? known.subdivision,
    phones: [...known.phones],
    requiredActions: [...known.requiredActions],
    createdAt: origin!.created_at.toISOString(),
    referral: origin!.referral,
    linkedAccounts: await listLinkedAccounts(db, playerId),
  };
}

/** Locks the player's row until the transaction ends, so that two operators decide one after the other. */
export async function lockStatus(
  tx: Transaction,
  playerId: string,
): Promise<{ status: PlayerStatus; requiredActions: RequiredAction[] } | undefined> {
  const [row] = await tx.query<{ status: PlayerStatus; required_actions: RequiredAction[] }>(
    "select status, required_actions from players where id = $1 for no key update",
    [playerId],
  );
  return row && { status: row.status, requiredActions: row.required_actions };
}

export async function updateStatus(tx: Transaction, playerId: string, status: PlayerStatus): Promise<void> {
  await tx.query("update players set status = $2 where id = $1", [playerId, status]);
}

export async function addRequiredAction(
  tx: Transaction,
  playerId: string,
  action: RequiredAction,
): Promise<void> {
  await tx.query("update players set required_actions = array_append(required_actions, $2) where id = $1", [
    playerId,
    action,
  ]);
}
