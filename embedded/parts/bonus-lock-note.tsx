import type { Balance } from "@parlour/contracts/entities/balance";
import { SiteLink } from "./site-link.tsx";
import { lockedElsewhere } from "./use-balances.ts";

type BonusLockNoteProps = {
  balances: readonly Balance[] | null;
  /** The balance that the bets can use. */
  type: Balance["type"];
  stake: number;
  /** Returns the sentence that says how much money the bonus locks. */
  text: (amount: number) => string;
  link: string;
};

/**
 * Shown when bets cost more than the player's usable balance; explains how much money a bonus locks for other games.
 */
export function BonusLockNote({ balances, type, stake, text, link }: BonusLockNoteProps) {
  const locked = lockedElsewhere(balances, type, stake);
  if (locked === null) return null;
  return (
    <p className="text-sm text-mist">
      {text(locked)}{" "}
      <SiteLink to="/account/bonuses" className="font-semibold text-bright hover:text-ivory">
        {link}
      </SiteLink>
    </p>
  );
}
