import type { CSSProperties } from "react";
import { FeltLettering } from "../../kit/client/felt-lettering.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { BlackjackDock } from "./blackjack-dock.tsx";
import { BlackjackHand, pointsText } from "./blackjack-hand.tsx";
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
      keys={[
        { key: "H", label: "games-blackjack.hit", press: () => table.move("hit") },
        { key: "S", label: "games-blackjack.stand", press: () => table.move("stand") },
        { key: "D", label: "games-blackjack.double", press: () => table.move("double") },
        { key: "P", label: "games-blackjack.split", press: () => table.move("split") },
        { key: "Y", label: "games-blackjack.insure", press: () => table.move("insure") },
        { key: "N", label: "games-blackjack.decline", press: () => table.move("decline") },
      ]}
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
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table
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
