import type { MessageKey } from "@parlour/web/i18n/messages";
import { useState } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { StepDock } from "../../kit/client/steps/step-dock.tsx";
import { StepLadder } from "../../kit/client/steps/step-ladder.tsx";
import { useStepRound } from "../../kit/client/steps/use-step-round.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { type Hand, type HandsView, handPays, hands } from "../math/rock-paper-scissors.ts";
import { Duel } from "./duel.tsx";
import { HandPicture } from "./hand-picture.tsx";
import "../../kit/client/steps/steps.css";
import "./rock-paper-scissors.css";

const SHAKE_MS = 650;
const TIE_MS = 750;

const handNames: Record<Hand, MessageKey> = {
  rock: "games-rock-paper-scissors.rock",
  paper: "games-rock-paper-scissors.paper",
  scissors: "games-rock-paper-scissors.scissors",
};

export function RockPaperScissorsTable() {
  const { t, motion, sound } = useGame();
  const [hand, setHand] = useState<Hand>("rock");
  /** The hands on the table; `house` is null while the hands are shaken. */
  const [thrown, setThrown] = useState<{ own: Hand; house: Hand | null; tie: boolean } | null>(null);

  const throwHands = async (view: HandsView) => {
    const { choice: own, shown } = view.taken.at(-1)!;
    for (const house of shown) {
      setThrown({ own, house: null, tie: false });
      sound.play("tick");
      await motion.pause(SHAKE_MS);
      const tie = house === own;
      setThrown({ own, house, tie });
      sound.play("flip");
      if (tie) {
        sound.play("push");
        await motion.pause(TIE_MS);
      }
    }
  };
  const table = useStepRound<Record<string, never>, Hand, Hand[]>({
    setting: {},
    autoChoice: () => hand,
    beforeStep: throwHands,
    afterStep: () => motion.pause(300),
  });
  const { fixed, playing, view } = table;
  const pick = (choice: Hand) => {
    if (!fixed) setHand(choice);
    table.pick(choice);
  };
  const last = view?.taken.at(-1);
  const resting = last === undefined ? null : { own: last.choice, house: last.shown.at(-1)!, tie: false };
  const isDecided = !table.moving && last !== undefined;
  return (
    <GameFrame
      theme="teal"
      stake={playing ? undefined : table.stake}
      result={table.result}
      onPlay={fixed ? undefined : () => pick(hand)}
      keys={[
        ...hands.map((choice, index) => ({
          key: String(index + 1),
          label: handNames[choice],
          press: () => pick(choice),
        })),
        { key: "C", label: "games.cashOut", press: table.cashOut },
      ]}
      dock={
        <StepDock
          table={table}
          steps={handPays.length}
          label={t("games-rock-paper-scissors.throw", { hand: t(handNames[hand]) })}
          onStep={() => pick(hand)}
        />
      }
    >
      <div className="rps-table">
        <StepLadder
          label={t("games-steps.streak")}
          pays={handPays}
          passed={view?.passed ?? 0}
          lost={view?.outcome === "lost"}
        />
        <Duel
          thrown={table.moving ? thrown : resting}
          outcome={isDecided ? (view?.outcome === "lost" ? "lost" : "won") : undefined}
          nameOf={(each) => t(handNames[each])}
        />
        <fieldset className="rps-hands" disabled={fixed}>
          <legend className="sr-only">{t("games-rock-paper-scissors.choose")}</legend>
          {hands.map((choice) => (
            <button
              key={choice}
              type="button"
              data-chosen={(fixed ? table.pending : hand) === choice || undefined}
              onClick={() => pick(choice)}
            >
              <HandPicture hand={choice} />
              {t(handNames[choice])}
            </button>
          ))}
        </fieldset>
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
