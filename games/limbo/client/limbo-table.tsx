import { ResultStrip } from "@parlour/web/ui/result-strip";
import { useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { multiplierFormat } from "../../kit/client/multiplier-format.ts";
import { QuickDock } from "../../kit/client/quick-dock.tsx";
import { TypedFigure } from "../../kit/client/typed-figure.tsx";
import { useQuickRound } from "../../kit/client/use-quick-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { payOf } from "../../kit/math/pay.ts";
import { type LimboBet, type LimboView, limboChance, TARGET_MAX, TARGET_MIN } from "../math/limbo.ts";
import { heightOf, LimboRings } from "./limbo-rings.tsx";
import "./limbo.css";

const RISE_MS = 900;
const presets = [150, 200, 500, 1_000, 10_000];

const within = (target: number) => Math.min(TARGET_MAX, Math.max(TARGET_MIN, Math.round(target)));

export function LimboTable() {
  const { t, money, language, motion, replay } = useGame();
  const [target, setTarget] = useState((replay?.bet as LimboBet | undefined)?.target ?? 200);
  const [view, setView] = useState<LimboView | null>(null);
  const [counted, setCounted] = useState(100);
  const ball = useRef<SVGGElement>(null);
  const times = multiplierFormat(language);
  const percent = new Intl.NumberFormat(language, { minimumFractionDigits: 2, maximumFractionDigits: 4 });

  /** Counts the displayed multiplier up while the ball rises; a press skips both animations. */
  const rise = async (reached: number) => {
    const startedAt = performance.now();
    let frame = 0;
    const count = () => {
      const share = Math.min(1, (performance.now() - startedAt) / RISE_MS);
      setCounted(Math.round(100 * (reached / 100) ** (1 - (1 - share) ** 3)));
      frame = requestAnimationFrame(count);
    };
    if (!motion.reduced) count();
    await motion.animate(
      ball.current,
      [{ transform: `translateY(${heightOf(100)}px)` }, { transform: `translateY(${heightOf(reached)}px)` }],
      { duration: RISE_MS, easing: "cubic-bezier(0.2, 0.7, 0.25, 1)" },
    );
    cancelAnimationFrame(frame);
    setCounted(reached);
  };
  const table = useQuickRound<LimboView>({
    bet: { target },
    async reveal(next) {
      setView(null);
      setCounted(100);
      await rise(next.reached);
      setView(next);
    },
    textOf: ({ reached }) => `${times.format(reached / 100)}×`,
  });
  const { stake, fixed, moving } = table;
  const change = (next: number) => {
    if (!fixed) setTarget(within(next));
  };
  const outcome = moving ? "rising" : view === null ? "idle" : view.won ? "won" : "lost";
  return (
    <GameFrame
      theme="plum"
      stake={stake}
      result={table.result}
      onPlay={fixed ? undefined : table.play}
      keys={[
        { key: "A", label: "games-limbo.lower", press: () => change(target / 2) },
        { key: "D", label: "games-limbo.higher", press: () => change(target * 2) },
      ]}
      dock={
        <QuickDock
          table={table}
          detail={t("games-limbo.pays", { amount: money(payOf(stake.value, target, 100)) })}
        >
          {t("games-limbo.play")}
        </QuickDock>
      }
    >
      <div className="limbo-table">
        <ResultStrip label={t("games.lastResults")} results={table.past} />
        <div className="limbo-sky" data-outcome={outcome}>
          <LimboRings ref={ball} target={target} />
          <output className="limbo-number" aria-hidden="true">
            {times.format(counted / 100)}×
          </output>
        </div>
        <fieldset className="limbo-presets" disabled={fixed}>
          <legend className="sr-only">{t("games-limbo.target")}</legend>
          {presets.map((preset) => (
            <button
              key={preset}
              type="button"
              aria-pressed={preset === target}
              onClick={() => change(preset)}
            >
              {(preset / 100).toLocaleString(language)}×
            </button>
          ))}
        </fieldset>
        <dl className="plaque game-figures limbo-figures">
          <div>
            <dt>{t("games-limbo.target")}</dt>
            <dd>
              <TypedFigure
                label={t("games-limbo.target")}
                shown={times.format(target / 100)}
                value={target / 100}
                suffix="×"
                disabled={fixed}
                onCommit={(wanted) => change(wanted * 100)}
              />
            </dd>
          </div>
          <div>
            <dt>{t("games-limbo.chance")}</dt>
            <dd>
              <TypedFigure
                label={t("games-limbo.chance")}
                shown={percent.format(limboChance(target) * 100)}
                value={Number((limboChance(target) * 100).toFixed(4))}
                suffix="%"
                disabled={fixed}
                onCommit={(wanted) => change(9_900 / wanted)}
              />
            </dd>
          </div>
        </dl>
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
