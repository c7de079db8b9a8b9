import type { MessageKey } from "@parlour/web/i18n/messages";
import { ResultStrip } from "@parlour/web/ui/result-strip";
import { SegmentedControl } from "@parlour/web/ui/segmented-control";
import { useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { QuickDock } from "../../kit/client/quick-dock.tsx";
import { isGain } from "../../kit/client/settled.ts";
import { useQuickRound } from "../../kit/client/use-quick-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import type { WheelBet, WheelView } from "../math/wheel.ts";
import { type WheelRisk, wheelPays, wheelRisks, wheelSizes } from "../math/wheel-pays.ts";
import { PrizeWheel } from "./prize-wheel.tsx";
import { WheelPrizes } from "./wheel-prizes.tsx";
import "./wheel.css";

const SPIN_MS = 3_600;
const TURNS = 4;
const TICKS = 26;

const riskNames: Record<WheelRisk, MessageKey> = {
  low: "games-wheel.low",
  medium: "games-wheel.medium",
  high: "games-wheel.high",
};

export function WheelTable() {
  const { t, language, motion, sound, replay } = useGame();
  const replayed = replay?.bet as WheelBet | undefined;
  const [risk, setRisk] = useState<WheelRisk>(replayed?.risk ?? "medium");
  const [segments, setSegments] = useState<number>(replayed?.segments ?? 30);
  const [view, setView] = useState<WheelView | null>(null);
  const rotor = useRef<SVGGElement>(null);
  /** The current rotation of the wheel, in degrees. */
  const angle = useRef(0);
  const times = multiplierFormat(language);
  const pays = wheelPays(risk, segments);

  /** Plays the clicks of the pointer on the pins, which slow down; returns a function that stops them. */
  const tick = (): (() => void) => {
    if (motion.reduced) return () => {};
    const timers = Array.from({ length: TICKS }, (_, index) =>
      setTimeout(() => sound.play("tick"), SPIN_MS * 0.9 * (1 - (1 - index / TICKS) ** 0.45)),
    );
    return () => timers.forEach(clearTimeout);
  };
  const table = useQuickRound<WheelView>({
    bet: { segments, risk },
    async reveal(next) {
      setView(null);
      const goal = (360 - (next.segment * 360) / next.segments) % 360;
      const from = angle.current % 360;
      const to = from + TURNS * 360 + ((goal - from + 360) % 360);
      angle.current = to;
      const hush = tick();
      await motion.animate(
        rotor.current,
        [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }],
        { duration: SPIN_MS, easing: "cubic-bezier(0.12, 0.75, 0.18, 1)" },
      );
      hush();
      setView(next);
    },
    textOf: ({ multiplier }) => `${times.format(multiplier)}×`,
  });
  const { fixed } = table;
  const landed = view !== null && view.risk === risk && view.segments === segments ? view : null;
  return (
    <GameFrame
      theme="green"
      stake={table.stake}
      result={table.result}
      onPlay={fixed ? undefined : table.play}
      dock={<QuickDock table={table}>{t("games-wheel.spin")}</QuickDock>}
    >
      <div className="pw-table">
        <div className="pw-choices">
          <SegmentedControl
            label={t("games-wheel.risk")}
            value={risk}
            onChange={(next) => setRisk(next as WheelRisk)}
            options={wheelRisks.map((value) => ({ value, label: t(riskNames[value]), disabled: fixed }))}
          />
          <SegmentedControl
            label={t("games-wheel.segments")}
            value={String(segments)}
            onChange={(next) => setSegments(Number(next))}
            options={wheelSizes.map((size) => ({
              value: String(size),
              label: String(size),
              disabled: fixed,
            }))}
          />
        </div>
        <PrizeWheel ref={rotor} pays={pays} landed={landed?.segment ?? null}>
          {landed === null ? null : (
            <output key={table.past[0]?.id} data-won={isGain({ stake: 1, win: landed.multiplier })}>
              {times.format(landed.multiplier)}×
            </output>
          )}
        </PrizeWheel>
        <WheelPrizes pays={pays} landed={landed === null ? null : pays[landed.segment]!} />
        <ResultStrip label={t("games.lastResults")} results={table.past} />
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
