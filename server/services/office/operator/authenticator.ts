import { Secret, TOTP } from "otpauth";
import type { Queryable } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { seal, unseal } from "../../../kit/secret-box.ts";

const purpose = "operator authenticators";
const periodSeconds = 30;
const secretBytes = 20;
/** Codes are also accepted from a phone whose clock is one step off. */
const toleratedSteps = 1;

/** Creates a pending secret and returns it as an otpauth URI; an active secret isn't replaced. */
export async function startAuthenticator(
  kit: Kit,
  operator: { id: string; email: string },
): Promise<string | undefined> {
  const secret = new Secret({ buffer: new Uint8Array(kit.random.bytes(secretBytes)).buffer });
  const started = await kit.db.query(
    `insert into operator_authenticators as present (operator_id, secret, status, created_at)
     values ($1, $2, 'PENDING', $3)
     on conflict (operator_id) do update
       set secret = excluded.secret, last_step = 0, created_at = excluded.created_at
       where present.status = 'PENDING'
     returning operator_id`,
    [operator.id, seal(kit, purpose, operator.id, secret.base32), kit.clock.now()],
  );
  if (started.length === 0) return undefined;
  return new TOTP({
    issuer: "Parlour console",
    label: operator.email,
    secret,
    period: periodSeconds,
  }).toString();
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

export async function removeAuthenticator(db: Queryable, operatorId: string): Promise<boolean> {
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
  if (!/^\d{6}$/.test(code)) return undefined;
  const [row] = await db.query<{ secret: Buffer }>(
    "select secret from operator_authenticators where operator_id = $1 and status = $2",
    [operatorId, status],
  );
  if (row === undefined) return undefined;
  const secret = Secret.fromBase32(unseal(kit, purpose, operatorId, row.secret));
  const timestamp = kit.clock.now().getTime();
  const totp = new TOTP({ secret, period: periodSeconds });
  const delta = totp.validate({ token: code, timestamp, window: toleratedSteps });
  return delta === null ? undefined : Math.floor(timestamp / 1_000 / periodSeconds) + delta;
}
