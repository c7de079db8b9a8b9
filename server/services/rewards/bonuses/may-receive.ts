import type { Transaction } from "../../../kit/database.ts";
import type { BonusParts } from "./parts.ts";

type Resident = { id: string; countryCode: string; subdivision: string };

/**
 * Returns whether a player may receive a bonus: not during a break, and only where the jurisdiction allows bonuses with
 * this wagering requirement.
 */
export async function mayReceive(
  { protection, jurisdictions }: Pick<BonusParts, "protection" | "jurisdictions">,
  tx: Transaction | undefined,
  player: Resident,
  wageringFactor: number,
): Promise<boolean> {
  return (
    isAllowedIn(jurisdictions.known(player), wageringFactor) && !(await protection.isOnBreak(player.id, tx))
  );
}

/** Returns whether a jurisdiction allows bonuses with this wagering requirement. */
export function isAllowedIn(
  { bonusesAllowed, maximumWagering }: BonusRules,
  wageringFactor: number,
): boolean {
  return bonusesAllowed && (maximumWagering === null || wageringFactor <= maximumWagering);
}

export type BonusRules = { bonusesAllowed: boolean; maximumWagering: number | null };
