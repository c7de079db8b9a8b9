import { hash } from "node:crypto";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { customRolesColumn, type OperatorRow } from "./operator-store.ts";

/** The idle timeout is fifteen minutes, and a session lasts one shift at most. */
export const idleSeconds = 15 * 60;
export const absoluteSeconds = 8 * 3600;
/** The activity of a session is written at most once in this interval, to avoid a write on every click. */
const touchEverySeconds = 15;

export type OpenSession = {
  id: string;
  operatorId: string;
  name: string;
  roles: OperatorRow["roles"];
  customRoles: OperatorRow["customRoles"];
  brandIds: string[] | null;
  twoFactor: "NOT_ENROLLED" | "PENDING" | "ENABLED";
  isSameBrowser: boolean;
  lastSeenAt: Date;
};

export type ListedSession = {
  id: string;
  operatorId: string;
  name: string;
  address: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
};

type Browser = { userAgent: string; address: string };

/**
 * Opens a session and ends the operator's earlier ones. The secret is only in the cookie; the database keeps its hash.
 */
export async function openSession(
  kit: Kit,
  tx: Transaction,
  operatorId: string,
  { userAgent, address }: Browser,
): Promise<string> {
  const secret = kit.random.bytes(32).toString("base64url");
  const now = kit.clock.now();
  await endSessionsOf(kit, tx, { operatorId, reason: "new-login" });
  await tx.query(
    `insert into operator_sessions (id, secret_hash, operator_id, user_agent_hash, user_agent, address, created_at,
                                    last_seen_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7, $7, $8)`,
    [
      kit.random.id("opsession"),
      sha256(secret),
      operatorId,
      sha256(userAgent),
      userAgent.slice(0, 300),
      address,
      now,
      new Date(now.getTime() + absoluteSeconds * 1000),
    ],
  );
  return secret;
}

const isOpen = `session.ended_at is null and session.expires_at > $1
  and session.last_seen_at + interval '${idleSeconds} seconds' > $1`;

/**
 * Finds a session. It is read for every call, so that an ended session or removed role takes effect
 * immediately on every server.
 */
export async function findSession(
  { db, clock }: Kit,
  secret: string,
  userAgent: string,
): Promise<OpenSession | undefined> {
  const [found] = await db.query<OpenSession>(
    `select session.id, session.operator_id as "operatorId", operators.name, operators.roles,
            ${customRolesColumn}, operators.brand_ids as "brandIds", session.user_agent_hash = $3 as "isSameBrowser", session.last_seen_at as "lastSeenAt",
            coalesce(authenticator.status, 'NOT_ENROLLED') as "twoFactor"
       from operator_sessions session join operators on operators.id = session.operator_id
       left join operator_authenticators authenticator on authenticator.operator_id = operators.id
      where session.secret_hash = $2 and operators.disabled_at is null and ${isOpen}`,
    [clock.now(), sha256(secret), sha256(userAgent)],
  );
  return found;
}

/**
 * Returns why a browser's session is no longer open, such as `DISABLED` or `NEW_LOGIN`; undefined if this browser
 * never had the session.
 */
export async function findSessionEnd(
  { db }: Kit,
  secret: string,
  userAgent: string,
): Promise<string | undefined> {
  const [found] = await db.query<{ reason: string }>(
    `select case when operators.disabled_at is not null then 'disabled'
                 else coalesce(session.end_reason, 'expired') end as reason
       from operator_sessions session join operators on operators.id = session.operator_id
      where session.secret_hash = $1 and session.user_agent_hash = $2`,
    [sha256(secret), sha256(userAgent)],
  );
  return found?.reason.toUpperCase().replaceAll("-", "_");
}

export async function touchSession({ db, clock }: Kit, session: OpenSession): Promise<void> {
  const now = clock.now();
  if (now.getTime() - session.lastSeenAt.getTime() < touchEverySeconds * 1000) return;
  await db.query("update operator_sessions set last_seen_at = $2 where id = $1 and ended_at is null", [
    session.id,
    now,
  ]);
}

/** Lists the open sessions of one operator or of all, newest first. */
export async function listSessions({ db, clock }: Kit, operatorId?: string): Promise<ListedSession[]> {
  return await db.query<ListedSession>(
    `select session.id, session.operator_id as "operatorId", operators.name, session.address,
            session.user_agent as "userAgent", session.created_at as "createdAt",
            session.last_seen_at as "lastSeenAt", session.expires_at as "expiresAt"
       from operator_sessions session join operators on operators.id = session.operator_id
      where ${isOpen} and ($2::text is null or session.operator_id = $2)
      order by session.created_at desc, session.id`,
    [clock.now(), operatorId ?? null],
  );
}

/** Ends a session and returns the id of its operator; undefined if the session had already ended. */
export async function endSession(
  kit: Kit,
  tx: Transaction,
  { sessionId, reason }: { sessionId: string; reason: string },
): Promise<string | undefined> {
  const [ended] = await tx.query<{ operatorId: string }>(
    `update operator_sessions set ended_at = $2, end_reason = $3 where id = $1 and ended_at is null
     returning operator_id as "operatorId"`,
    [sessionId, kit.clock.now(), reason],
  );
  if (ended) await kit.sessionChanges.announce({ sessionId }, tx);
  return ended?.operatorId;
}

export async function endSessionsOf(
  kit: Kit,
  tx: Transaction,
  ended: { operatorId: string; reason: string; exceptSessionId?: string | null },
): Promise<void> {
  await tx.query(
    `update operator_sessions set ended_at = $2, end_reason = $3
      where operator_id = $1 and ended_at is null and id is distinct from $4`,
    [ended.operatorId, kit.clock.now(), ended.reason, ended.exceptSessionId ?? null],
  );
  await kit.sessionChanges.announce({ ownerId: ended.operatorId }, tx);
}

function sha256(text: string): Buffer {
  return hash("sha256", text, "buffer");
}
