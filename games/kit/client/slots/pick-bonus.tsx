import { useEffect, useState } from "react";
import type { SlotPick } from "../../math/slots/slot-state.ts";
import { useGame } from "../game-context.ts";
import { useCountedAmount } from "../use-counted-amount.ts";

/** How long the bonus waits for the next choice before a drawer opens automatically. */
const patienceMs = 10_000;

type PickBonusProps = {
  pick: SlotPick;
  stake: number;
  /** Whether the player has skipped the choice, so that drawers open automatically. */
  isSkipped: boolean;
  finish(): void;
};

/** The drawers of a pick bonus. The server drew the prizes with the spin, in the order of opening. */
export function PickBonus({ pick, stake, isSkipped, finish }: PickBonusProps) {
  const { t, money, short, sound, announce } = useGame();
  const [opened, setOpened] = useState<readonly number[]>([]);
  const drawers = Array.from({ length: pick.prizes.length + pick.left.length }, (_, at) => at);
  const isOver = opened.length === pick.prizes.length;
  const won = useCountedAmount(opened.reduce((sum, _, at) => sum + pick.prizes[at]!.win, 0));
  const closed = drawers.filter((at) => !opened.includes(at));

  function open(drawer: number): void {
    if (isOver || opened.includes(drawer)) return;
    sound.play("gem");
    announce(money(pick.prizes[opened.length]!.win));
    setOpened([...opened, drawer]);
  }

  useEffect(() => {
    if (isOver) {
      finish();
      return;
    }
    if (isSkipped) {
      setOpened([...opened, ...closed.slice(0, pick.prizes.length - opened.length)]);
      return;
    }
    const waiting = setTimeout(() => open(closed[0]!), patienceMs);
    return () => clearTimeout(waiting);
  });

  const labelOf = (drawer: number): string | null => {
    const order = opened.indexOf(drawer);
    if (order >= 0) return money(pick.prizes[order]!.win);
    return isOver ? short(pick.left[closed.indexOf(drawer)]! * stake) : null;
  };
  return (
    <section className="slot-picks" aria-label={t("games-slots.pickBonus")}>
      <p>
        {isOver
          ? t("games-slots.inAll")
          : t("games-slots.pickPrompt", { count: pick.prizes.length - opened.length })}
      </p>
      <strong>{won > 0 ? money(won) : " "}</strong>
      <ul>
        {drawers.map((drawer) => {
          const label = labelOf(drawer);
          return (
            <li key={drawer}>
              <button
                type="button"
                className="slot-drawer"
                data-state={opened.includes(drawer) ? "won" : label ? "left" : "closed"}
                disabled={label !== null}
                aria-label={label ?? t("games-slots.pickDrawer", { number: drawer + 1 })}
                onClick={() => open(drawer)}
              >
                {label}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
