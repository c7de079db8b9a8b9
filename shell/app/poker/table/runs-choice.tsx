import type { PokerTableView } from "@parlour/contracts/entities/poker";
import { useTranslation } from "@parlour/web/i18n/translation-context";
import { Button } from "@parlour/web/ui/button";
import { useEffect, useState } from "react";

type RunsChoiceProps = {
  hand: NonNullable<PokerTableView["hand"]>;
  clockOffsetMs: number;
  /** Whether the viewer still has to decide whether to run it twice. */
  isAsked: boolean;
  onAnswer: (isTwice: boolean) => void;
};

const tickMs = 250;

/** Asks an all-in player whether to run it twice. No answer in time counts as no. */
export function RunsChoice({ hand, clockOffsetMs, isAsked, onAnswer }: RunsChoiceProps) {
  const { t } = useTranslation();
  const [nowMs, setNow] = useState(() => Date.now() + clockOffsetMs);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now() + clockOffsetMs), tickMs);
    return () => clearInterval(timer);
  }, [clockOffsetMs]);
  if (!isAsked) return <p className="text-sm text-mist">{t("poker.runsAnswered")}</p>;
  const seconds = Math.max(0, Math.ceil(((hand.actBy ?? nowMs) - nowMs) / 1000));
  return (
    <div className="grid gap-2" data-testid="poker-runs">
      <h2 className="text-lg">{t("poker.runsTitle")}</h2>
      <p className="text-sm text-mist">{t("poker.ruleRunItTwice")}</p>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        <Button size="lg" onClick={() => onAnswer(false)}>
          {t("poker.runsOnce")}
        </Button>
        <Button variant="primary" size="lg" onClick={() => onAnswer(true)}>
          {t("poker.runsTwice")}
        </Button>
      </div>
      <p className="text-xs text-mist tabular-nums" role="timer">
        {t("poker.timeLeft", { seconds })}
      </p>
    </div>
  );
}
