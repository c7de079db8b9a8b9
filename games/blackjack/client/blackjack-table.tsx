import type { CSSProperties } from "react";
import { BlackjackHand, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { moveKeys, moveNames } from "../../kit/client/blackjack/blackjack-moves.ts";
import { FeltLettering } from "../../kit/client/felt-lettering.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { blackjackMoves } from "../../kit/math/blackjack/blackjack-odds.ts";
import { BlackjackDock } from "./blackjack-dock.tsx";
import { dealerKey, handKey } from "./deal-plan.ts";
import { useBlackjack } from "./use-blackjack.ts";
import "./blackjack.css";

export function BlackjackTable() {
  const { t, money } = useGame();
  const table = useBlackjack();
  const { shown, round, stake, dealing, stuck } = table;
  const onPlay = round === null && !dealing && !stuck ? () => void table.start() : undefined;
  const many = shown !== null && shown.view.hands.length > 1;
  return (
    <GameFrame
      theme="green"
      stake={round === null ? stake : undefined}
      result={table.result}
      onPlay={onPlay}
      keys={blackjackMoves.map((move) => ({
        key: moveKeys[move],
        label: moveNames[move],
        press: () => table.move(move),
      }))}
      dock={<BlackjackDock table={table} />}
    >
      <div className="bj-table" style={{ "--hands": shown?.view.hands.length ?? 1 } as CSSProperties}>
        <div className="bj-dealer">
          {shown === null ? null : (
            <BlackjackHand
              label={t("games.dealer")}
              cards={shown.view.dealer.cards}
              keyOf={dealerKey}
              delays={shown.delays}
              points={shown.revealed ? pointsText(shown.view.dealer) : null}
            />
          )}
        </div>
        <FeltLettering upper={t("games-blackjack.felt1")} lower={t("games-blackjack.felt2")} />
        <div className="bj-hands">
          {shown?.view.hands.map((hand, index) => (
            <BlackjackHand
              // biome-ignore lint/suspicious/noArrayIndexKey: hands never change order
              key={index}
              label={t("games-blackjack.hand", { number: index + 1 })}
              cards={hand.cards}
              keyOf={(card) => handKey(index, card)}
              delays={shown.delays}
              points={shown.revealed || round !== null ? pointsText(hand) : null}
              outcome={shown.revealed ? hand.outcome : null}
              active={many && shown.view.active === index}
              bet={money(hand.stake)}
            />
          ))}
        </div>
      </div>
      <WinBanner centred result={table.result} />
    </GameFrame>
  );
}
