import type { CSSProperties } from "react";
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
              label={t("games-blackjack.dealer")}
              cards={shown.view.dealer.cards}
              keyOf={dealerKey}
              delays={shown.delays}
              points={shown.revealed ? pointsText(shown.view.dealer) : null}
            />
          )}
        </div>
        <Lettering upper={t("games-blackjack.felt1")} lower={t("games-blackjack.felt2")} />
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

/** The payout rules printed on the felt in an arc, as on a real table. */
function Lettering({ upper, lower }: { upper: string; lower: string }) {
  return (
    <svg className="bj-lettering" viewBox="0 -24 600 164" aria-hidden="true">
      <path id="bj-arc-1" d="M30 12 Q300 92 570 12" fill="none" />
      <path id="bj-arc-2" d="M60 46 Q300 116 540 46" fill="none" />
      <path id="bj-arc-3" d="M90 76 Q300 140 510 76" fill="none" />
      <path
        d="M18 -18 Q300 66 582 -18 M80 94 Q300 164 520 94"
        fill="none"
        stroke="#e2c07d"
        strokeOpacity="0.4"
      />
      <text textAnchor="middle" fontSize="27" letterSpacing="2" fill="#f2d391" fillOpacity="0.85">
        <textPath href="#bj-arc-1" startOffset="50%">
          {upper}
        </textPath>
      </text>
      {lower.split(" · ").map((line, index) => (
        <text key={line} textAnchor="middle" fontSize="21" fill="#f3eee3" fillOpacity="0.75">
          <textPath href={`#bj-arc-${index + 2}`} startOffset="50%">
            {line}
          </textPath>
        </text>
      ))}
    </svg>
  );
}
