import { Secret, TOTP } from "otpauth";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import type { Player, Players } from "../../../kit/ports/players.ts";
import { seal, unseal } from "../../../kit/secret-box.ts";
import { deleteRecoveryCodes, replaceRecoveryCodes, useRecoveryCode } from "./recovery-codes.ts";
import type { TwoFactorState } from "./two-factor-machine.ts";

type Row = { secret: Buffer; status: "PENDING" | "ENABLED" };

const periodSeconds = 30;
/** The secret is as long as the hash, as RFC 4226 recommends. */
const secretBytes = 20;
/** Codes are also accepted from a phone whose clock is one step off. */
const toleratedSteps = 1;

export async function findTwoFactorState(db: Queryable, playerId: string): Promise<TwoFactorState> {
  const [row] = await db.query<Row>("select secret, status from two_factor_secrets where player_id = $1", [
    playerId,
  ]);
  return row?.status ?? "NOT_ENROLLED";
}

/** Sets the secret of a player who has none; an existing secret is kept. */
export async function addTwoFactorSecret(
  kit: Kit,
  playerId: string,
  base32: string,
  status: Row["status"],
): Promise<void> {
  await kit.db.query(
    `insert into two_factor_secrets (player_id, secret, status, created_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [playerId, seal(kit, "two-factor secrets", playerId, base32), status, kit.clock.now()],
  );
}

/** Creates a pending secret and returns it as an otpauth URI; an active secret isn't replaced. */
export async function startTwoFactor(
  kit: Kit,
  db: Queryable,
  player: Pick<Player, "id" | "email">,
): Promise<string | undefined> {
  const secret = new Secret({ buffer: new Uint8Array(kit.random.bytes(secretBytes)).buffer });
  const started = await db.query(
    `insert into two_factor_secrets as present (player_id, secret, status, created_at)
     values ($1, $2, 'PENDING', $3)
     on conflict (player_id) do update
       set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
       where present.status = 'PENDING'
     returning player_id`,
    [player.id, seal(kit, "two-factor secrets", player.id, secret.base32), kit.clock.now()],
  );
  if (started.length === 0) return undefined;
  const { name: issuer } = await kit.brands.ofPlayer(player.id, db);
  return new TOTP({ issuer, label: player.email, secret, period: periodSeconds }).toString();
}

/**
 * Turns two-factor on with the first valid code and returns the recovery codes, which can't be read again.
 */
export async function activateTwoFactor(
  kit: Kit,
  players: Players,
  playerId: string,
  code: string,
): Promise<string[] | undefined> {
  const step = await findStep(kit, playerId, "PENDING", code);
  if (step === undefined) return undefined;
  return await kit.db.transaction(async (tx) => {
    const activated = await tx.query(
      `update two_factor_secrets set status = 'ENABLED', last_step = $2
       where player_id = $1 and status = 'PENDING' returning player_id`,
      [playerId, step],
    );
    if (activated.length === 0) return undefined;
    await players.sendSecurityLetter(tx, await players.get(playerId, tx), "twoFactorOn");
    return await replaceRecoveryCodes(kit, tx, playerId);
  });
}

/** Accepts an authenticator code whose time step is unused, or a recovery code, and uses it up. */
export async function useSecondFactor(kit: Kit, playerId: string, code: string): Promise<boolean> {
  return (await useAuthenticatorCode(kit, playerId, code)) || (await useRecoveryCode(kit, playerId, code));
}

async function useAuthenticatorCode(kit: Kit, playerId: string, code: string): Promise<boolean> {
  const step = await findStep(kit, playerId, "ENABLED", code);
  if (step === undefined) return false;
  const used = await kit.db.query(
    "update two_factor_secrets set last_step = $2 where player_id = $1 and last_step < $2 returning player_id",
    [playerId, step],
  );
  return used.length === 1;
}

export async function endTwoFactor(db: Queryable, playerId: string): Promise<void> {
  await db.query("delete from two_factor_secrets where player_id = $1", [playerId]);
  await deleteRecoveryCodes(db, playerId);
}

/** Returns the time step the code belongs to; undefined if the code is wrong. */
async function findStep(
  kit: Kit,
  playerId: string,
  status: Row["status"],
  code: string,
): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined;
  const [row] = await kit.db.query<Row>(
    "select secret, status from two_factor_secrets where player_id = $1 and status = $2",
    [playerId, status],
  );
  if (row === undefined) return undefined;
  const secret = Secret.fromBase32(unseal(kit, "two-factor secrets", playerId, row.secret));
  const timestamp = kit.clock.now().getTime();
  const delta = new TOTP({ secret, period: periodSeconds }).validate({
    token: code,
    timestamp,
    window: toleratedSteps,
  });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}
