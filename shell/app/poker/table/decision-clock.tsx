import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { useEffect, useState } from "react";

type DecisionClockProps = { hand: NonNullable<PokerTableView["hand"]>; clockOffsetMs: number };

const tickMs = 250;

/** The time that the player to act has left: first the action time, then the time bank. */
export function DecisionClock({ hand, clockOffsetMs }: DecisionClockProps) {
  const { t } = useTranslation();
  const [nowMs, setNow] = useState(() => Date.now() + clockOffsetMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + clockOffsetMs), tickMs);
    return () => clearInterval(timer);
  }, [clockOffsetMs]);
  if (hand.timeBankAt === null || hand.actBy === null) return null;
  const isBank = nowMs >= hand.timeBankAt;
  const endMs = isBank ? hand.actBy : hand.timeBankAt;
  const wholeMs = Math.max(1, isBank ? hand.actBy - hand.timeBankAt : hand.timeBankAt - hand.turnAt);
  const left = Math.max(0, Math.min(1, (endMs - nowMs) / wholeMs));
  const seconds = Math.max(0, Math.ceil((endMs - nowMs) / 1000));
  return (
    <div
      className="mt-1"
      role="timer"
      aria-label={t(isBank ? "poker.timeBank" : "poker.timeLeft", { seconds })}
    >
      <div className="poker-clock" style={{ transform: `scaleX(${left})`, opacity: isBank ? 0.6 : 1 }} />
    </div>
  );
}
