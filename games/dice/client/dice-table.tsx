import { ResultStrip } from "@parlour/web/ui/result-strip";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { KeyHint } from "../../kit/client/key-hint.tsx";
import { QuickDock } from "../../kit/client/quick-dock.tsx";
import { useQuickRound } from "../../kit/client/use-quick-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { payOf } from "../../kit/math/pay.ts";
import { type DiceBet, type DiceView, dicePay, winningRolls } from "../math/dice.ts";
import { DiceBoard } from "./dice-board.tsx";
import { DiceFigures } from "./dice-figures.tsx";
import { type DiceChoice, flipped, withMark } from "./dice-target.ts";
import "./dice.css";

const ROLL_MS = 700;
const directions = ["under", "over"] as const;

export function DiceTable() {
  const { t, money, language, motion, replay } = useGame();
  const [choice, setChoice] = useState<DiceChoice>(
    (replay?.bet as DiceBet | undefined) ?? { direction: "over", target: 4999 },
  );
  const [roll, setRoll] = useState<DiceView | null>(null);
  const marker = useRef<HTMLDivElement>(null);
  const number = new Intl.NumberFormat(language, { minimumFractionDigits: 2 });
  const readable = (hundredths: number) => number.format(hundredths / 100);
  const table = useQuickRound<DiceView>({
    bet: choice,
    async reveal(view) {
      setRoll(view);
      const from = roll === null ? 50 : roll.roll / 100;
      await motion.animate(
        marker.current,
        [
          { transform: `translateX(${from}cqw) rotate(0)` },
          {
            transform: `translateX(${view.roll / 100}cqw) rotate(${view.roll / 100 >= from ? 720 : -720}deg)`,
          },
        ],
        { duration: ROLL_MS, easing: "cubic-bezier(0.2, 0.8, 0.2, 1)" },
      );
    },
    textOf: (view) => readable(view.roll),
  });
  const { stake, result, past, moving: rolling, fixed } = table;
  const change = (next: DiceChoice) => {
    if (!fixed) setChoice(next);
  };
  const { numerator, denominator } = dicePay(winningRolls(choice));
  return (
    <GameFrame
      theme="green"
      stake={stake}
      result={result}
      onPlay={fixed ? undefined : table.play}
      keys={[{ key: "R", label: "games-dice.keyTurn", press: () => change(flipped(choice)) }]}
      dock={
        <QuickDock
          table={table}
          detail={t("games-dice.pays", {
            amount: money(payOf(stake.value, numerator, denominator)),
          })}
        >
          {t("games-dice.roll")}
        </QuickDock>
      }
    >
      <div className="dice-table">
        <ResultStrip label={t("games.lastResults")} results={past} />
        <DiceBoard
          choice={choice}
          roll={roll}
          rolling={rolling}
          readable={readable}
          markerRef={marker}
          disabled={fixed}
          onMark={(mark) => change(withMark(choice, mark))}
        />
        <div className="dice-facts">
          <SegmentedControl
            label={t("games-dice.direction")}
            value={choice.direction}
            onChange={() => change(flipped(choice))}
            options={directions.map((direction) => ({
              value: direction,
              disabled: fixed,
              label: (
                <span>
                  {t(direction === "under" ? "games-dice.under" : "games-dice.over")}
                  {direction === choice.direction ? null : <KeyHint name="R" />}
                </span>
              ),
            }))}
          />
          <DiceFigures choice={choice} disabled={fixed} onChange={change} />
        </div>
      </div>
      <WinBanner result={result} />
    </GameFrame>
  );
}
