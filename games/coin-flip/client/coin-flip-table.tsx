import type { MessageKey } from "@parlour/web/i18n/messages";
import { useRef, useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { StepDock } from "../../kit/client/steps/step-dock.tsx";
import { StepLadder } from "../../kit/client/steps/step-ladder.tsx";
import { useStepRound } from "../../kit/client/steps/use-step-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { type CoinFlipView, type CoinSide, coinFlipPays, coinSides } from "../math/coin-flip.ts";
import { CoinFace } from "./coin-face.tsx";
import "../../kit/client/steps/steps.css";
import "./coin-flip.css";

const FLIP_MS = 1_000;

const sideNames: Record<CoinSide, MessageKey> = {
  heads: "games-coin-flip.heads",
  tails: "games-coin-flip.tails",
};

export function CoinFlipTable() {
  const { t, motion, sound } = useGame();
  const [side, setSide] = useState<CoinSide>("heads");
  const coin = useRef<HTMLDivElement>(null);
  const up = useRef<CoinSide>("heads");

  const flip = async (view: CoinFlipView) => {
    const shown = view.taken.at(-1)!.shown;
    const from = up.current === "heads" ? 0 : 180;
    const to = 1_800 + (shown === "heads" ? 0 : 180);
    up.current = shown;
    sound.play("flip");
    await motion.animate(
      coin.current,
      [
        { transform: `translateY(0) rotateX(${from}deg)`, easing: "cubic-bezier(0.2, 0.7, 0.4, 1)" },
        {
          transform: `translateY(-34%) rotateX(${(from + to) / 2}deg)`,
          easing: "cubic-bezier(0.6, 0, 0.8, 0.4)",
        },
        { transform: `translateY(0) rotateX(${to}deg)` },
      ],
      { duration: FLIP_MS },
    );
    sound.play("drop");
  };
  const table = useStepRound<Record<string, never>, CoinSide, CoinSide>({
    setting: {},
    autoChoice: () => side,
    beforeStep: flip,
  });
  const { fixed, playing, view } = table;
  const pick = (choice: CoinSide) => {
    if (!fixed) setSide(choice);
    table.pick(choice);
  };
  const last = table.moving ? null : (view?.taken.at(-1)?.shown ?? null);
  const outcome = last === null ? undefined : view?.outcome === "lost" ? "lost" : "won";
  return (
    <GameFrame
      theme="oxblood"
      stake={playing ? undefined : table.stake}
      result={table.result}
      onPlay={fixed ? undefined : () => pick(side)}
      keys={[
        { key: "H", label: "games-coin-flip.heads", press: () => pick("heads") },
        { key: "T", label: "games-coin-flip.tails", press: () => pick("tails") },
        { key: "C", label: "games.cashOut", press: table.cashOut },
      ]}
      dock={
        <StepDock
          table={table}
          steps={coinFlipPays.length}
          label={t("games-coin-flip.flip", { side: t(sideNames[side]) })}
          onStep={() => pick(side)}
        />
      }
    >
      <div className="coin-table">
        <StepLadder
          label={t("games-steps.streak")}
          pays={coinFlipPays}
          passed={view?.passed ?? 0}
          lost={view?.outcome === "lost"}
        />
        <div className="coin-air" data-outcome={outcome}>
          <div className="coin" ref={coin}>
            <CoinFace side="heads" />
            <CoinFace side="tails" />
          </div>
          <p className="coin-name" aria-hidden="true">
            {last === null ? "\u00a0" : t(sideNames[last])}
          </p>
        </div>
        <ol className="coin-past" aria-label={t("games.lastResults")}>
          {view?.taken.map(({ shown }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: flips never change order
            <li key={index}>
              <CoinFace side={shown} />
              <span className="sr-only">{t(sideNames[shown])}</span>
            </li>
          ))}
        </ol>
        <fieldset className="coin-sides" disabled={fixed}>
          <legend className="sr-only">{t("games-coin-flip.choose")}</legend>
          {coinSides.map((choice) => (
            <button
              key={choice}
              type="button"
              data-chosen={(fixed ? table.pending : side) === choice || undefined}
              onClick={() => pick(choice)}
            >
              <CoinFace side={choice} />
              {t(sideNames[choice])}
            </button>
          ))}
        </fieldset>
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
