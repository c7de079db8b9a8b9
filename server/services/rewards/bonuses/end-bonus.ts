import type { Transfer } from "@parlour/ledger";
import type { Transaction } from "../../../kit/database.ts";
import { accountsOf, lockBonusWallet } from "./accounts.ts";
import type { BonusEvent } from "./bonus-machine.ts";
import type { BonusRow } from "./bonus-store.ts";
import { activateNext } from "./credit-bonus.ts";
import type { BonusParts } from "./parts.ts";
import { publishEnded } from "./publish-facts.ts";
import { type Cause, post, transition } from "./transition.ts";
import { convertedMinor } from "./wagering.ts";

type Ending = Extract<BonusEvent, "convert" | "lose" | "forfeit" | "expire" | "cancel" | "revoke">;

/**
 * Ends a bonus within a transaction that holds the player's lock. Locked own money is released; bonus money
 * becomes cash if wagering is complete, and returns to the house otherwise.
 */
export async function endBonus(
  parts: BonusParts,
  tx: Transaction,
  bonus: BonusRow,
  event: Ending,
  cause: Cause,
): Promise<BonusRow> {
  const { kit, wagering } = parts;
  const { player_id: playerId, currency, status, id } = bonus;
  const ledger = await lockBonusWallet(parts, tx, bonus);
  if (status === "SPINNING") await wagering.grants.end(tx, playerId, id);
  const balances = await ledger.accountsOf(playerId);
  const { transfers, keptMinor } = settle(bonus, event === "convert", balances);
  await post(parts, tx, bonus, "end", transfers);
  if (status === "ACTIVE") {
    // Late wins go to the player only if the bonus was converted or lost, and otherwise to the house.
    const successor = event === "convert" || event === "lose" ? "cash" : "promotions";
    await ledger.closeBonus({ playerId, currency, bonusId: id, successor });
  }
  const amountMinor = keptMinor > 0n ? keptMinor : BigInt(bonus.amount_minor);
  const change = { ended_at: kit.clock.now(), converted_minor: keptMinor };
  const ended = await transition(parts, tx, bonus, { event, amountMinor, cause, change });
  if (status !== "OPTED_IN" && event !== "lose") {
    const outcome = event === "convert" ? "CONVERTED" : event === "expire" ? "EXPIRED" : "FORFEITED";
    await publishEnded(parts, tx, bonus, outcome, amountMinor);
  }
  if (status === "ACTIVE") await activateNext(parts, tx, playerId);
  return ended;
}

/** Returns where the bonus's money goes when it ends, based on its account balances. */
export function settle(
  bonus: BonusRow,
  isConverted: boolean,
  balances: ReadonlyMap<string, bigint>,
): { transfers: Transfer[]; keptMinor: bigint; lostMinor: bigint; freedMinor: bigint } {
  const accounts = accountsOf(bonus);
  const amountMinor = BigInt(bonus.amount_minor);
  const isAside =
    bonus.status === "WAITING" || (bonus.status === "SPINNING" && bonus.terms.wageringFactor > 0);
  const setAside = isAside ? amountMinor : 0n;
  const bonusMinor = balances.get(accounts.bonus.id) ?? 0n;
  const freedMinor = balances.get(accounts.locked.id) ?? 0n;
  const keptMinor = isConverted ? convertedMinor(bonusMinor, amountMinor, bonus.terms) : 0n;
  return {
    transfers: [
      { from: accounts.waiting, to: accounts.house, amountMinor: setAside },
      { from: accounts.bonus, to: accounts.cash, amountMinor: keptMinor },
      { from: accounts.bonus, to: accounts.house, amountMinor: bonusMinor - keptMinor },
      { from: accounts.locked, to: accounts.cash, amountMinor: freedMinor },
    ],
    keptMinor,
    lostMinor: setAside + bonusMinor - keptMinor,
    freedMinor,
  };
}
