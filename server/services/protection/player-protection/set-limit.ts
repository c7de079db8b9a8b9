import { isAmountFault, parseAmount } from "@parlour/rules/money";
import { changeLimit, isLimit, type LimitKind, type OwnLimit } from "@parlour/rules/protection-limits";
import type { Transaction } from "../../../kit/database.ts";
import type { Kit } from "../../../kit/kit.ts";
import { walletTopic } from "../../../kit/open-ledger.ts";
import { type Refusal, refuseFields } from "../../../kit/refusal.ts";
import { type LimitName, type LimitSource, listLimits, noteChange, writeLimit } from "./limit-store.ts";
import { protectPlayer } from "./protect-player.ts";

type LimitRequest = LimitName & {
  playerId: string;
  currency: string;
  source: LimitSource;
  /** The amount in major units, or minutes; null removes the limit. */
  amount: number | null;
  /** The player's time zone; null if an operator sets the limit. */
  timeZone: string | null;
  actor: string;
};

export type LimitChange = { before: OwnLimit | null; after: OwnLimit | null };

/** Sets a limit. An operator's limit changes immediately, because it never weakens the player's own. */
export async function setLimit(
  kit: Kit,
  tx: Transaction,
  request: LimitRequest,
): Promise<LimitChange | Refusal> {
  const { kind, period, playerId, source, currency } = request;
  if (!isLimit(kind, period)) return refuseFields([{ code: "INVALID_VALUE", field: "period" }]);
  const amount = request.amount === null ? null : parseLimit(kind, request.amount, currency);
  if (typeof amount === "string") return refuseFields([{ code: amount, field: "amount" }]);
  await protectPlayer(kit, tx, request);
  const now = kit.clock.now();
  const before = await findLimit(tx, playerId, source, request);
  const after =
    source === "OPERATOR"
      ? amount === null
        ? null
        : { amount, pending: null }
      : changeLimit(before, amount, now);
  await writeLimit(
    tx,
    playerId,
    { source, kind, period, currency: kind === "TIME" ? "" : currency },
    after,
    now,
  );
  await noteChange(tx, {
    playerId,
    subject: `${source} ${kind} ${period}`,
    before,
    after,
    actor: request.actor,
    at: now,
  });
  // Pages show what is left of the limits beside the balance, so this message makes the pages read both again.
  tx.afterCommit(() => kit.bus.publish(walletTopic(playerId), null));
  return { before, after };
}

export async function findLimit(
  tx: Transaction,
  playerId: string,
  source: LimitSource,
  { kind, period }: LimitName,
): Promise<OwnLimit | null> {
  const found = (await listLimits(tx, playerId)).find(
    (one) => one.source === source && one.kind === kind && one.period === period,
  );
  return found ? { amount: found.amount, pending: found.pending } : null;
}

/** Converts an amount from the API to minor units, or to seconds for TIME. */
function parseLimit(kind: LimitKind, amount: number, currency: string): bigint | string {
  if (kind === "TIME") return Number.isInteger(amount) ? BigInt(amount) * 60n : "INVALID_VALUE";
  const parsed = parseAmount(amount, currency);
  if (!isAmountFault(parsed)) return parsed;
  return parsed === "TOO_PRECISE" ? "AMOUNT_TOO_PRECISE" : "TOO_LARGE";
}
