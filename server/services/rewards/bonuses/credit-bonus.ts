import { lesser } from "@parlour/rules/lesser";
import type { Transaction } from "../../../kit/database.ts";
import { accountsOf, lockBonusWallet } from "./accounts.ts";
import { type BonusRow, listRunning } from "./bonus-store.ts";
import type { BonusParts } from "./parts.ts";
import { publishGranted } from "./publish-facts.ts";
import { type Cause, post, systemCause, transition } from "./transition.ts";
import { requiredMinor } from "./wagering.ts";

const dayMs = 86_400_000;

type BonusCredit = { amountMinor: bigint; cause: Cause; deposit?: { id: string; amountMinor: bigint } };

/**
 * Credits a bonus within a transaction that holds the player's lock: as cash if no wagering is required, for
 * immediate wagering if no other bonus is active, or set aside until the active bonus has ended.
 */
export async function creditBonus(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  { amountMinor, cause, deposit }: BonusCredit,
): Promise<BonusRow> {
  const { kit } = parts;
  const { terms } = bonus;
  await lockBonusWallet(parts, tx, bonus, { opens: true });
  await publishGranted(parts, tx, bonus, amountMinor);
  const { house, cash, waiting } = accountsOf(bonus);
  const change = {
    amount_minor: amountMinor,
    ...(deposit && { deposit_id: deposit.id, deposit_minor: deposit.amountMinor }),
  };
  if (terms.wageringFactor === 0) {
    await post(parts, tx, bonus, "grant", [{ from: house, to: cash, amountMinor }]);
    const ended = { ...change, converted_minor: amountMinor, ended_at: kit.clock.now() };
    return await transition(parts, tx, bonus, { event: "convert", amountMinor, cause, change: ended });
  }
  await post(parts, tx, bonus, "grant", [{ from: house, to: waiting, amountMinor }]);
  return await queueOrActivate(parts, tx, bonus, { amountMinor, cause, change });
}

type Placing = { amountMinor: bigint; cause: Cause; change?: Parameters<typeof transition>[3]["change"] };

/** Activates a bonus whose money is set aside, if no other is active. */
export async function queueOrActivate(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  { amountMinor, cause, change = {} }: Placing,
): Promise<BonusRow> {
  const required = requiredMinor(amountMinor, bonus.terms.wageringFactor);
  const known = { ...change, amount_minor: amountMinor, required_minor: required };
  const running = await listRunning(tx, bonus.player_id);
  if (running.some(({ status }) => status === "ACTIVE")) {
    return await transition(parts, tx, bonus, { event: "queue", amountMinor, cause, change: known });
  }
  return await activate(parts, tx, bonus, { amountMinor, cause, change: known });
}

async function activate(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  { amountMinor, cause, change = {} }: Placing,
): Promise<BonusRow> {
  const { kit } = parts;
  const { player_id: playerId, currency, terms } = bonus;
  const ledger = await lockBonusWallet(parts, tx, bonus);
  await ledger.openBonus({
    playerId,
    currency,
    bonusId: bonus.id,
    verticals: terms.verticals,
    spentFirst: terms.spendingOrder === "BONUS_FIRST",
    maxStakeMinor: terms.maxBetMinor === null ? null : BigInt(terms.maxBetMinor),
  });
  const accounts = accountsOf(bonus);
  const balances = await ledger.accountsOf(playerId);
  const now = kit.clock.now();
  const moved = await transition(parts, tx, bonus, {
    event: "activate",
    amountMinor,
    cause,
    change: { ...change, activated_at: now, expires_at: new Date(now.getTime() + terms.validDays * dayMs) },
  });
  // Part of the deposit may have been spent; what is left of it is locked with the bonus.
  const depositMinor = terms.locksDeposit ? BigInt(moved.deposit_minor) : 0n;
  const cashMinor = balances.get(accounts.cash.id) ?? 0n;
  await post(parts, tx, bonus, "activate", [
    { from: accounts.waiting, to: accounts.bonus, amountMinor },
    {
      from: accounts.cash,
      to: accounts.locked,
      amountMinor: lesser(cashMinor, depositMinor),
    },
  ]);
  return moved;
}

/** Activates the bonus that has waited longest. */
export async function activateNext(parts: BonusParts, tx: Transaction, playerId: string): Promise<void> {
  const running = await listRunning(tx, playerId);
  if (running.some(({ status }) => status === "ACTIVE")) return;
  const next = running.find(({ status }) => status === "WAITING");
  if (next) await activate(parts, tx, next, { amountMinor: BigInt(next.amount_minor), cause: systemCause });
}
