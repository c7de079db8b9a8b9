import { Secret, TOTP } from "otpauth";
import type { Queryable } from "../../kit/database.ts";
import type { Kit } from "../../kit/kit.ts";
import { seal, unseal } from "./secret-box.ts";

type Row = { secret: Buffer; status: "PENDING" | "ENABLED" };

const periodSeconds = 30;
/** A phone's clock may be a step off. */
const toleratedSteps = 1;

export async function findTwoFactorStatus(
  db: Queryable,
  playerId: string,
): Promise<"NOT_ENROLLED" | "PENDING" | "ENABLED"> {
  const [row] = await db.query<Row>("select secret, status from two_factor_secrets where player_id = $1", [
    playerId,
  ]);
  return row?.status ?? "NOT_ENROLLED";
}

/** Sets the secret of a player who has none; one that is there stays. */
export async function addTwoFactorSecret(
  kit: Kit,
  playerId: string,
  base32: string,
  status: Row["status"],
): Promise<void> {
  await kit.db.query(
    `insert into two_factor_secrets (player_id, secret, status, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [playerId, seal(kit, playerId, base32), status, kit.clock.now()],
  );
}

/** Whether the code is right and its time step, or a later one, was not used before. */
export async function useAuthenticatorCode(kit: Kit, playerId: string, code: string): Promise<boolean> {
  const [row] = await kit.db.query<Row>(
    "select secret, status from two_factor_secrets where player_id = $1 and status = 'ENABLED'",
    [playerId],
  );
  if (row === undefined || !/^\d{6}$/.test(code)) return false;
  const totp = new TOTP({
    secret: Secret.fromBase32(unseal(kit, playerId, row.secret)),
    period: periodSeconds,
  });
  const timestamp = kit.clock.now().getTime();
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps });
  if (delta === null) return false;
  const step = Math.floor(timestamp / 1_000 / periodSeconds) + delta;
  const used = await kit.db.query(
    "update two_factor_secrets set last_step = $2 where player_id = $1 and last_step < $2 returning player_id",
    [playerId, step],
  );
  return used.length === 1;
}
