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

/**
 * Handles the winnings of a promotional spin, which the wallet has set aside unless they were paid as cash.
 */
export async function countSpin(
  parts: BonusParts,
  tx: Transaction,
  bonusId: string,
  { id, wonMinor }: Pick<Settlement, "id" | "wonMinor">,
): Promise<void> {
  const bonus = await findBonus(tx, bonusId);
  if (!bonus || wonMinor <= 0n) return;
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

/** Ends a grant of spins. After the last spin, or when the spins expire, the winnings must be wagered. */
export async function finishSpins(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<void> {
  const { left, isPlaying } = await parts.wagering.grants.left(tx, bonus.player_id, bonus.id);
  // A studio may fail to end a round; its late win goes to the account that holds the bonus's money.
  const isForgotten = bonus.claim_until.getTime() + openRoundGraceMs <= parts.kit.clock.now().getTime();
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
