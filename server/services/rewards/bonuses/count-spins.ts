import { lesser } from "@parlour/rules/lesser";
import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import { accountsOf, lockBonusWallet } from "./accounts.ts";
import { type BonusRow, findBonus, updateBonus } from "./bonus-store.ts";
import { queueOrActivate } from "./credit-bonus.ts";
import { endBonus } from "./end-bonus.ts";
import type { BonusParts } from "./parts.ts";
import { post, systemCause, transition } from "./transition.ts";
import { requiredMinor } from "./wagering.ts";

const openRoundGraceMs = 86_400_000;
/** A free bet may be placed on a match or a season that ends weeks after the free bet expires. */
const openBetGraceMs = 60 * openRoundGraceMs;

/**
 * Handles the winnings of a promotional spin or a free bet, which the wallet has set aside unless they were paid as cash.
 * A correction may lower them later.
 */
export async function countSpin(
  parts: BonusParts,
  tx: Transaction,
  bonusId: string,
  { id, wonMinor }: Pick<Settlement, "id" | "wonMinor">,
): Promise<void> {
  const bonus = await findBonus(tx, bonusId);
  if (!bonus || wonMinor === 0n) return;
  if (wonMinor < 0n) return await takeWinnings(parts, tx, bonus, { id, lostMinor: -wonMinor });
  const amountMinor = BigInt(bonus.amount_minor) + wonMinor;
  const { terms, status } = bonus;
  if (status === "SPINNING" || terms.wageringFactor === 0) {
    const isPaid = status === "CONVERTED" ? { converted_minor: amountMinor } : {};
    await updateBonus(tx, bonusId, { amount_minor: amountMinor, ...isPaid });
    return;
  }
  const required = requiredMinor(amountMinor, terms.wageringFactor);
  const { waiting, bonus: own, cash, house } = accountsOf(bonus);
  await lockBonusWallet(parts, tx, bonus);
  if (status === "WAITING" || status === "ACTIVE") {
    await updateBonus(tx, bonusId, { amount_minor: amountMinor, required_minor: required });
    if (status === "WAITING") return;
  }
  // A late win goes to the account that now holds the bonus's money.
  const isKept = status === "CONVERTED" || status === "LOST";
  const to = status === "ACTIVE" ? own : isKept ? cash : house;
  await post(parts, tx, bonus, `late:${id}`, [{ from: waiting, to, amountMinor: wonMinor }]);
}

/**
 * Takes back winnings that a correction has lowered. Winnings that were paid as cash have been reclaimed with the
 * bet. All others were paid by the house's promotions account, which gets back what is left of them. A bonus without
 * winnings is revoked.
 */
async function takeWinnings(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  { id, lostMinor }: { id: string; lostMinor: bigint },
): Promise<void> {
  const { status, terms } = bonus;
  const before = BigInt(bonus.amount_minor);
  const amountMinor = before - lesser(lostMinor, before);
  if (terms.wageringFactor === 0) {
    const isPaid = status === "CONVERTED" ? { converted_minor: amountMinor } : {};
    await updateBonus(tx, bonus.id, { amount_minor: amountMinor, ...isPaid });
    return;
  }
  const { waiting, bonus: own, cash, house } = accountsOf(bonus);
  const isAside = status === "SPINNING" || status === "WAITING";
  const from = isAside ? waiting : status === "ACTIVE" ? own : status === "CONVERTED" ? cash : undefined;
  // The bonus was lost, or its money has already gone back to the house's promotions account.
  if (from === undefined) return;
  const ledger = await lockBonusWallet(parts, tx, bonus);
  const held = isAside ? before : await ledger.balanceOf(from);
  await post(parts, tx, bonus, `correction:${id}`, [
    { from, to: house, amountMinor: lesser(held, lostMinor) },
  ]);
  if (status === "CONVERTED") return;
  const change = {
    amount_minor: amountMinor,
    required_minor: requiredMinor(amountMinor, terms.wageringFactor),
  };
  const left = await updateBonus(
    tx,
    bonus.id,
    status === "SPINNING" ? { amount_minor: amountMinor } : change,
  );
  if (amountMinor > 0n || status === "SPINNING") return;
  await endBonus(parts, tx, left, "revoke", {
    ...systemCause,
    reason: "the winnings were corrected to zero",
  });
}

/** Ends a grant of spins or of a free bet. After the last one, or when they expire, the winnings must be wagered. */
export async function finishSpins(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<void> {
  const { left, isPlaying } = await parts.wagering.grants.left(tx, bonus.player_id, bonus.id);
  // A studio may fail to end a round; its late win goes to the account that holds the bonus's money.
  const graceMs = bonus.type === "SPINS" ? openRoundGraceMs : openBetGraceMs;
  const isForgotten = bonus.claim_until.getTime() + graceMs <= parts.kit.clock.now().getTime();
  if (left > 0 || (isPlaying && !isForgotten)) return;
  const current = (await findBonus(tx, bonus.id))!;
  const amountMinor = BigInt(current.amount_minor);
  if (amountMinor === 0n) {
    await endBonus(parts, tx, current, "lose", systemCause);
  } else if (current.terms.wageringFactor === 0) {
    const change = { converted_minor: amountMinor, ended_at: parts.kit.clock.now() };
    await transition(parts, tx, current, { event: "convert", amountMinor, cause: systemCause, change });
  } else {
    await queueOrActivate(parts, tx, current, { amountMinor, cause: systemCause });
  }
}
