import { Secret, TOTP } from "otpauth";
import type { Queryable, Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { seal, unseal } from "../../../kit/secret-box.ts";
import { deleteRecoveryCodes } from "./recovery-codes.ts";

const purpose = "operator authenticators";
const periodSeconds = 30;
const secretBytes = 20;
/** Codes are also accepted from a phone whose clock is one step off. */
const toleratedSteps = 1;
/** How long a new secret can replace the active one. */
const replacementMs = 10 * 60_000;

/** Creates a pending secret and returns it as an otpauth URI; an active secret isn't replaced. */
export async function startAuthenticator(
  kit: Kit,
  operator: { id: string; email: string },
): Promise<string | undefined> {
  const secret = makeSecret(kit);
  const started = await kit.db.query(
    `insert into operator_authenticators as present (operator_id, secret, status, created_at)
     values ($1, $2, 'PENDING', $3)
     on conflict (operator_id) do update
       set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
       where present.status = 'PENDING'
     returning operator_id`,
    [operator.id, seal(kit, purpose, operator.id, secret.base32), kit.clock.now()],
  );
  return started.length === 0 ? undefined : addressOf(secret, operator.email);
}

function makeSecret({ random }: Pick<Kit, "random">): Secret {
  return new Secret({ buffer: new Uint8Array(random.bytes(secretBytes)).buffer });
}

function addressOf(secret: Secret, label: string): string {
  return new TOTP({ issuer: "Parlour console", label, secret, period: periodSeconds }).toString();
}

/** Uses up an authenticator code; the first valid code of a new secret activates it. */
export async function useAuthenticatorCode(
  kit: Kit,
  db: Queryable,
  operatorId: string,
  code: string,
  from: "PENDING" | "ENABLED",
): Promise<boolean> {
  const step = await findStep(kit, db, operatorId, code, from);
  if (step === undefined) return false;
  const used = await db.query(
    `update operator_authenticators set last_step = $2, status = 'ENABLED'
     where operator_id = $1 and status = $3 and last_step < $2 returning operator_id`,
    [operatorId, step, from],
  );
  return used.length === 1;
}

/** Creates a secret that replaces the active one with its first valid code, and returns it as an otpauth URI. */
export async function startReplacement(kit: Kit, operator: { id: string; email: string }): Promise<string> {
  const secret = makeSecret(kit);
  await kit.db.query(
    `insert into operator_authenticator_changes (operator_id, secret, created_at) values ($1, $2, $3)
     on conflict (operator_id) do update set secret = excluded.secret, created_at = excluded.created_at`,
    [operator.id, seal(kit, purpose, operator.id, secret.base32), kit.clock.now()],
  );
  return addressOf(secret, operator.email);
}

/** Replaces the active secret if the code is one of the secret that was created last. */
export async function finishReplacement(
  kit: Kit,
  tx: Transaction,
  operatorId: string,
  code: string,
): Promise<boolean> {
  const since = new Date(kit.clock.now().getTime() - replacementMs);
  const [row] = await tx.query<{ secret: Buffer }>(
    "select secret from operator_authenticator_changes where operator_id = $1 and created_at > $2 for update",
    [operatorId, since],
  );
  const step = row && stepOf(kit, operatorId, row.secret, code);
  if (row === undefined || step === undefined) return false;
  const replaced = await tx.query(
    `update operator_authenticators set secret = $2, last_step = $3, created_at = $4
     where operator_id = $1 and status = 'ENABLED' returning operator_id`,
    [operatorId, row.secret, step, kit.clock.now()],
  );
  await deleteReplacement(tx, operatorId);
  return replaced.length === 1;
}

async function deleteReplacement(db: Queryable, operatorId: string): Promise<void> {
  await db.query("delete from operator_authenticator_changes where operator_id = $1", [operatorId]);
}

export async function removeAuthenticator(db: Queryable, operatorId: string): Promise<boolean> {
  await deleteReplacement(db, operatorId);
  await deleteRecoveryCodes(db, operatorId);
  const removed = await db.query(
    "delete from operator_authenticators where operator_id = $1 returning operator_id",
    [operatorId],
  );
  return removed.length > 0;
}

async function findStep(
  kit: Kit,
  db: Queryable,
  operatorId: string,
  code: string,
  status: "PENDING" | "ENABLED",
): Promise<number | undefined> {
  const [row] = await db.query<{ secret: Buffer }>(
    "select secret from operator_authenticators where operator_id = $1 and status = $2",
    [operatorId, status],
  );
  return row && stepOf(kit, operatorId, row.secret, code);
}

/** Returns the time step of a valid code. */
function stepOf(kit: Kit, operatorId: string, sealed: Buffer, code: string): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined;
  const secret = Secret.fromBase32(unseal(kit, purpose, operatorId, sealed));
  const timestamp = kit.clock.now().getTime();
  const totp = new TOTP({ secret, period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}
