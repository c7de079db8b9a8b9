import type { Call } from "@parlour/contracts/call";
import type { Kit } from "../kit.ts";
import {
  type AuditEntry,
  type AuditOutcome,
  type AuditTrail,
  type FindClaim,
  mayCall,
  type Operator,
  type OperatorAuthoriser,
} from "../operator.ts";
import { isRefusal, type Refusal, refuse } from "../refusal.ts";
import type { BrandGate } from "./brand-gate.ts";
import type { Outcome } from "./outcome.ts";
import type { RawInput } from "./prepare-route.ts";

type Asked = { call: Call; raw: RawInput; rawBody: string; address: string; requestId: string };

export type WatchedOperator = {
  operator: Operator;
  /** Handles the call and writes its entry into the audit log. */
  watch(run: () => Promise<Outcome>): Promise<Outcome>;
  /** Whether the operator may no longer make this call: logged out, disabled or without the role. */
  isOver(): Promise<boolean>;
};

/** Authorises operators, checks their roles, and writes their actions into the audit log. */
export type OperatorGate = { admit(asked: Asked): Promise<Refusal | WatchedOperator> };

type Parts = {
  kit: Pick<Kit, "db" | "clock">;
  authorise: OperatorAuthoriser;
  trail: AuditTrail;
  findClaim?: FindClaim | undefined;
  hasPlayer?: ((playerId: string) => Promise<boolean>) | undefined;
  brandGate?: BrandGate | undefined;
};

/**
 * The same read is recorded at most once in this interval. Otherwise a page that polls or is often reopened
 * would write the same entry each time.
 */
const readNoteEveryMs = 10 * 60_000;
const mostRemembered = 10_000;
const operatorPrefix = "/services/operator/v1/";

export function createOperatorGate({
  kit,
  authorise,
  trail,
  findClaim,
  hasPlayer,
  brandGate,
}: Parts): OperatorGate {
  const notedAtMs = new Map<string, number>();

  const isRepeated = (key: string): boolean => {
    const nowMs = kit.clock.now().getTime();
    if (nowMs - (notedAtMs.get(key) ?? Number.NEGATIVE_INFINITY) < readNoteEveryMs) return true;
    if (notedAtMs.size >= mostRemembered) notedAtMs.clear();
    notedAtMs.set(key, nowMs);
    return false;
  };

  const isNotedRead = (call: Call, key: string): boolean => {
    if (call.plainRead) return false;
    // Every export takes data out of the system, so each one is recorded.
    const isExport = call.answerType === "text/csv" || call.answerType === "application/octet-stream";
    return isExport || call.auditEveryRead === true || !isRepeated(key);
  };

  return {
    async admit(asked) {
      const { call, raw, rawBody, address, requestId } = asked;
      const found = await authorise({ headers: raw.headers, params: raw.params, rawBody }, call);
      if (isRefusal(found)) return found;
      const identity = { sessionId: null, ...found };
      const common = { operator: identity, call: call.name, address, requestId };
      const subject = subjectOf(call, raw.params);
      let hasWritten = false;

      const note = (outcome: AuditOutcome, details: Record<string, unknown>) => {
        const entry: AuditEntry = { ...common, subject, outcome, details, reason: reasonIn(raw.body) };
        return kit.db.transaction((tx) => trail.write(tx, entry));
      };
      if (!mayCall(identity, call)) {
        const refusal = refuse("FORBIDDEN");
        await note("REFUSED", { ...queryIn(raw), ...answerOf(refusal) });
        return refusal;
      }
      const isAboutPlayer = call.path.includes("/players/{playerId}");
      if (isAboutPlayer && hasPlayer && !(await hasPlayer(String(raw.params.playerId)))) {
        // Without this check an unknown player would look like one without payments, rounds or notes.
        const refusal = refuse("NOT_FOUND");
        await note("REFUSED", answerOf(refusal));
        return refusal;
      }
      const kept = await brandGate?.check(identity, call, raw);
      if (kept) {
        await note("REFUSED", answerOf(kept));
        return kept;
      }
      const findOtherClaim: Operator["findOtherClaim"] = async (queue, itemId) => {
        const claim = await findClaim?.(queue, itemId);
        return claim && claim.operatorId !== identity.id ? { name: claim.operatorName } : undefined;
      };
      if (call.queueItem) {
        const { queue, param } = call.queueItem;
        const other = await findOtherClaim(queue, String(raw.params[param]));
        if (other) {
          const refusal = refuse("CLAIMED_BY_OTHER", { operatorName: other.name });
          await note("REFUSED", answerOf(refusal));
          return refusal;
        }
      }
      const operator: Operator = {
        ...identity,
        findOtherClaim,
        async audit(tx, change) {
          await trail.write(tx, { ...common, ...change, outcome: "DONE" });
          // We wait for the commit, because the audit entry is lost if the transaction is rolled back.
          tx.afterCommit(() => {
            hasWritten = true;
          });
        },
      };
      const watch = async (run: () => Promise<Outcome>) => {
        let outcome: Outcome;
        try {
          outcome = await run();
          if (brandGate) outcome = await brandGate.filter(identity, call, outcome);
        } catch (error) {
          await note("FAILED", { ...queryIn(raw), status: 500 });
          throw error;
        }
        if (hasWritten || (call.heartbeat && !isRefusal(outcome))) return outcome;
        const kind = isRefusal(outcome) ? "REFUSED" : call.method === "GET" ? "READ" : "DONE";
        if (kind !== "READ" || isNotedRead(call, `${identity.id} ${call.name} ${readKey(subject, raw)}`)) {
          await note(kind, { ...queryIn(raw), ...answerOf(outcome) });
        }
        return outcome;
      };
      const isOver = async () => {
        // An open stream alone must not keep an idle session alive, so it is checked as a polled call.
        const again = await authorise(
          { headers: raw.headers, params: raw.params, rawBody },
          { ...call, polled: true },
        );
        return isRefusal(again) || !mayCall(again, call) || !isSameScope(identity, again);
      };
      return { operator, watch, isOver };
    },
  };
}

function isSameScope(one: Pick<Operator, "brandIds">, other: Pick<Operator, "brandIds">): boolean {
  return JSON.stringify(one.brandIds ?? null) === JSON.stringify(other.brandIds ?? null);
}

/** Returns the requested path without the prefix that all calls share. */
function subjectOf(call: Call, params: Record<string, unknown>): string {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]));
  return path.startsWith(operatorPrefix) ? path.slice(operatorPrefix.length) : path;
}

function queryIn({ query }: RawInput): Record<string, unknown> {
  return Object.keys(query ?? {}).length === 0 ? {} : { query };
}

/** Identifies a read for the audit log, so that all pages of one list count as the same read. */
function readKey(subject: string, { query }: RawInput): string {
  const { cursor: _page, limit: _size, ...asked } = query ?? {};
  return `${subject} ${JSON.stringify(asked)}`;
}

function answerOf(outcome: Outcome): Record<string, unknown> {
  if (!isRefusal(outcome)) return { status: outcome.status };
  const code = "errorCode" in outcome.body ? { errorCode: outcome.body.errorCode } : {};
  return { status: outcome.status, ...code };
}

/**
 * Returns the reason given in a request body. Nothing else from the body is logged, because it may contain
 * personal data or secrets.
 */
function reasonIn(body: unknown): string | null {
  const reason = typeof body === "object" && body !== null && "reason" in body ? body.reason : null;
  return typeof reason === "string" ? reason.slice(0, 500) : null;
}
