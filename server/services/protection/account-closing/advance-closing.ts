import { refusalCode } from "../../../kit/refusal.ts";
import { tryEach } from "../../../kit/try-each.ts";
import { type HeldReason, mayBecome, nextStep } from "./closing-machine.ts";
import {
  type Closing,
  findClosing,
  listClosedWithMoney,
  listOpenClosings,
  lockClosing,
  markChecked,
  updateClosing,
} from "./closing-store.ts";
import { sendClosingLetter } from "./letters.ts";
import type { ClosingParts } from "./parts.ts";
import { readMoneyLeft } from "./read-money.ts";

const perRun = 100;

/**
 * Advances every closing in progress by one step, and resumes those whose account has money again. The job runs on one
 * server at a time. A closing that fails does not hold up the others.
 */
export async function advanceClosings(parts: ClosingParts): Promise<void> {
  const { db } = parts.kit;
  const due = [...(await listOpenClosings(db, perRun)), ...(await listClosedWithMoney(db, perRun))];
  // The check is recorded first, so that a closing that keeps failing also goes to the end of the queue.
  await markChecked(db, due, parts.kit.clock.now());
  await tryEach(due, (playerId) => advanceClosing(parts, playerId));
}

/** Advances one closing by one step. It is safe to run twice, or on two servers concurrently. */
export async function advanceClosing(parts: ClosingParts, playerId: string): Promise<void> {
  const closing = await findClosing(parts.kit.db, playerId);
  if (closing === undefined) return;
  const money = await readMoneyLeft(parts.kit, parts.kit.db, playerId);
  const step = nextStep({
    state: closing.state,
    openWagers: money.openWagers,
    cashMinor: money.ownMinor,
    pendingMinor: money.pendingMinor,
    hasTarget: closing.target !== null,
    lastPayout: closing.payouts === 0 ? null : await parts.payouts.statusOf(payoutId(closing)),
  });
  if (step.to !== "PAYOUT") {
    return await store(parts, closing, step.to, step.to === "HELD" ? step.reason : null);
  }
  // Money of a closed account that could not be paid out stays held until its owner claims it.
  if (closing.state === "HELD") return;
  const next = { ...closing, payouts: closing.payouts + 1 };
  const refusal = await parts.payouts.request(payoutId(next), playerId, closing.target!);
  const reason = refusal && heldReason(refusalCode(refusal));
  await store(
    parts,
    closing,
    reason ? "HELD" : "PAYING",
    reason ?? null,
    reason ? closing.payouts : next.payouts,
  );
}

/**
 * Returns the id of a payout. It ends with the payout's number, so a repeated step requests the same payout again
 * instead of a second one.
 */
function payoutId({ playerId, payouts }: Pick<Closing, "playerId" | "payouts">): string {
  return `withdrawal_closing_${playerId}_${payouts}`;
}

function heldReason(code: string): HeldReason {
  if (code === "DOCUMENT_NOT_VERIFIED") return "NOT_VERIFIED";
  return code === "PAYMENT_OWED" ? "DEBT" : "NOT_PAYABLE";
}

async function store(
  parts: ClosingParts,
  seen: Closing,
  state: Closing["state"],
  heldReason: HeldReason | null,
  payouts = seen.payouts,
): Promise<void> {
  const { kit, players } = parts;
  await kit.db.transaction(async (tx) => {
    const closing = await lockClosing(tx, seen.playerId);
    // Another server has already advanced this closing.
    if (closing === undefined || closing.state !== seen.state || closing.payouts !== seen.payouts) return;
    if (!mayBecome(closing.state, state)) return;
    await updateClosing(tx, closing, { state, heldReason, payouts, now: kit.clock.now() });
    if (closing.state !== state && (state === "CLOSED" || state === "HELD")) {
      const player = await players.get(closing.playerId, tx);
      await sendClosingLetter(kit, tx, player, state === "CLOSED" ? "done" : "held");
    }
  });
}
