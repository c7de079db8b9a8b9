import type { MessageKey } from "@parlour/web/i18n/messages";
import { prizeNames } from "../../math/slots/prize-names.ts";
import type { HoldAndWin } from "../../math/slots/slot.ts";
import { useGame } from "../game-context.ts";

type PrizeStripProps = {
  hold: HoldAndWin;
  stake: number;
  /** The prizes that coins have won in this round. */
  won: readonly string[];
};

/** The fixed prizes of hold and win at the current stake, the highest first. */
export function PrizeStrip({ hold, stake, won }: PrizeStripProps) {
  const { t, short } = useGame();
  const named = hold.coins.flatMap(({ value, prize }) => (prize === undefined ? [] : [{ value, prize }]));
  const prizes = [...named, hold.full].toSorted((one, other) => other.value - one.value);
  return (
    <ul className="slot-jackpots slot-prizes">
      {prizes.map(({ prize, value }) => (
        <li key={prize} data-prize={prize} data-won={won.includes(prize) || undefined}>
          <span>
            {t((prize === hold.full.prize ? "games-slots.prizeGrandShort" : prizeNames[prize]) as MessageKey)}
          </span>
          <strong>{short(value * stake)}</strong>
        </li>
      ))}
    </ul>
  );
}
