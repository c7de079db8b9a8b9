import type { Settlement } from "@parlour/wagering/settlements";
import type { Transaction } from "../../../kit/database.ts";
import { accountsOf, lockBonusWallet } from "./accounts.ts";
import { type BonusRow, findBonus, updateBonus } from "./bonus-store.ts";
import { endBonus } from "./end-bonus.ts";
import { queueOrActivate } from "./give.ts";
import { byTheRules, move, post } from "./move.ts";
import type { BonusParts } from "./parts.ts";
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
  // A late win goes to wherever the bonus's money is now.
  const isKept = status === "CONVERTED" || status === "LOST";
  const to = status === "ACTIVE" ? own : isKept ? cash : house;
  await post(parts, tx, bonus, `late:${id}`, [{ from: waiting, to, amountMinor: wonMinor }]);
}

/** After the last spin, or when the spins expire, the winnings must be wagered. */
export async function finishSpins(parts: BonusParts, tx: Transaction, bonus: BonusRow): Promise<void> {
  const { left, isPlaying } = await parts.wagering.grants.left(tx, bonus.player_id, bonus.id);
  // A studio may forget to end a round; its win arrives late and goes to wherever the bonus's money is.
  const isForgotten = bonus.claim_until.getTime() + openRoundGraceMs <= parts.kit.clock.now().getTime();
  if (left > 0 || (isPlaying && !isForgotten)) return;
  const current = (await findBonus(tx, bonus.id))!;
  const amountMinor = BigInt(current.amount_minor);
  if (amountMinor === 0n) {
    await endBonus(parts, tx, current, "lose", byTheRules);
  } else if (current.terms.wageringFactor === 0) {
    const change = { converted_minor: amountMinor, ended_at: parts.kit.clock.now() };
    await move(parts, tx, current, { event: "convert", amountMinor, cause: byTheRules, change });
  } else {
    await queueOrActivate(parts, tx, current, { amountMinor, cause: byTheRules });
  }
}
