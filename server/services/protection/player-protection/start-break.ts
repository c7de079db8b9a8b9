import { type Break, breakEnd, breakState, extendsBreak } from "@parlour/rules/protection-breaks";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { type Refusal, refuse } from "../../../kit/refusal.ts";
import { listBreaksOf, writeBreak } from "./break-store.ts";
import { spreadExclusion } from "./exclusions-at-brands.ts";
import { noteChange } from "./limit-store.ts";
import { protectPlayer } from "./protect-player.ts";

export type BreakRequest = {
  playerId: string;
  currency: string;
  scope: Break["scope"];
  length:
    | { kind: "TIME_OUT"; hours: number }
    | { kind: "SELF_EXCLUSION"; months: number | null }
    /** An exclusion from a register, which sets the end date itself. */
    | { kind: "SELF_EXCLUSION"; until: Date | null };
  actor: string;
  /** Whether the break was copied from another account of the same person. Such a break must not be copied back. */
  isSpread?: true;
};

/**
 * Starts or extends a break. On commit, all sessions of the player end on every server. The player can sign in again to
 * withdraw, but stakes and deposits are refused.
 */
export async function startBreak(
  kit: Kit,
  tx: Transaction,
  request: BreakRequest,
): Promise<{ before: Break | null; after: Break } | Refusal> {
  const { playerId, scope, length } = request;
  await protectPlayer(kit, tx, { ...request, timeZone: null });
  const now = kit.clock.now();
  const current = (await listBreaksOf(tx, playerId)).find((one) => one.scope === scope) ?? null;
  const isOver = current === null || breakState(current, now) === "OVER";
  const until = endOf(length, now);
  if (!extendsBreak(current, { kind: length.kind, until }, now)) return refuse("BREAK_NOT_LONGER");
  const after: Break = {
    kind: length.kind,
    scope,
    since: isOver ? now : current.since,
    until,
    returnAskedAt: null,
  };
  await writeBreak(tx, playerId, after);
  await noteChange(tx, {
    playerId,
    subject: `BREAK ${scope}`,
    before: isOver ? null : current,
    after,
    actor: request.actor,
    at: now,
  });
  if (scope === "ALL" && length.kind === "SELF_EXCLUSION" && !request.isSpread) {
    await spreadExclusion(kit, tx, playerId, until);
  }
  if (scope === "ALL") await kit.sessions.endAllOf(playerId, { reason: "break" }, tx);
  return { before: isOver ? null : current, after };
}

function endOf(length: BreakRequest["length"], now: Date): Date | null {
  if ("until" in length) return length.until;
  if (length.kind === "TIME_OUT") return breakEnd(now, { hours: length.hours });
  return length.months === null ? null : breakEnd(now, { months: length.months });
}
