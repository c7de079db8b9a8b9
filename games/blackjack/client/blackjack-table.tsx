import { Button } from "@parlour/web/ui/button";
import { IconButton } from "@parlour/web/ui/icon-button";
import Lightbulb from "lucide-react/icons/lightbulb";
import type { CSSProperties } from "react";
import { BlackjackHand, pointsText } from "../../kit/client/blackjack/blackjack-hand.tsx";
import { chipKeys } from "../../kit/client/chip-dock.tsx";
import { FeltLettering } from "../../kit/client/felt-lettering.tsx";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import type { GameKey } from "../../kit/client/use-game-keys.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { seatNumbers } from "../math/seats.ts";
import { blackjackTableMoves } from "../math/state.ts";
import { BlackjackDock } from "./blackjack-dock.tsx";
import { BlackjackPlace, columnsOf } from "./blackjack-place.tsx";
import { dealerKey } from "./deal-plan.ts";
import { tableMoves } from "./table-moves.ts";
import { type BlackjackSeat, useBlackjack } from "./use-blackjack.ts";
import "./blackjack.css";

/** Hand 1 is on the right, as at a real table. */
const places = seatNumbers.toReversed();

export function BlackjackTable() {
  const { t, money, replay } = useGame();
  const table = useBlackjack();
  const { shown, round, hint, result } = table;
  const isOver = shown?.revealed === true && shown.view.done;
  const lost = isOver && result !== null && result.win === 0 ? result.stake : 0;
  return (
    <GameFrame
      theme="green"
      result={result}
      onPlay={table.ready ? table.start : undefined}
      keys={keysOf(table)}
      dock={<BlackjackDock table={table} />}
    >
      <div
        className="bj-table"
        data-phase={shown === null ? "betting" : "playing"}
        style={columnCounts(shown?.view.hands.map(({ seat }) => seat) ?? []) as CSSProperties}
      >
        <div className="bj-corner">
          <IconButton
            className="bj-hint-toggle"
            label={t("games-blackjack.hint")}
            aria-pressed={hint.isOn}
            icon={<Lightbulb size={20} aria-hidden="true" />}
            onClick={hint.toggle}
          />
          {isOver && round === null && replay === null ? (
            <Button size="sm" onClick={table.wipe}>
              {t("games-blackjack.changeBets")}
            </Button>
          ) : null}
        </div>
        <div className="bj-dealer">
          {shown === null ? (
            <span className="bj-dealer-place" />
          ) : (
            <BlackjackHand
              label={t("games.dealer")}
              cards={shown.view.dealer.cards}
              keyOf={dealerKey}
              delays={shown.delays}
              points={shown.revealed ? pointsText(shown.view.dealer) : null}
            />
          )}
        </div>
        <div className="bj-middle">
          <FeltLettering upper={t("games-blackjack.felt1")} lower={t("games-blackjack.felt2")} />
          {lost > 0 ? (
            <p className="bj-verdict" aria-hidden="true">
              {t("games-blackjack.youLost", { amount: money(lost) })}
            </p>
          ) : null}
        </div>
        <ol className="bj-places">
          {places.map((seat) => (
            <BlackjackPlace key={seat} table={table} seat={seat} />
          ))}
        </ol>
      </div>
      <WinBanner centred result={result} />
    </GameFrame>
  );
}

/**
 * The number of columns of cards, once for all places and once for those in play, because narrow screens hide empty
 * places.
 */
function columnCounts(seats: readonly number[]): Record<string, number> {
  const handsAt = (place: number) => seats.filter((seat) => seat === place).length;
  const sum = (some: readonly number[]) =>
    some.reduce((columns, place) => columns + columnsOf(handsAt(place)), 0);
  const all = sum(places);
  return {
    "--columns-all": all,
    "--columns-played": sum(places.filter((place) => handsAt(place) > 0)) || all,
  };
}

/** Letter keys choose moves during a round and chips between rounds. */
function keysOf(table: BlackjackSeat): GameKey[] {
  const doubleBets = table.chips.double;
  const moves = blackjackTableMoves.map((move): GameKey => {
    const { key, name } = tableMoves[move];
    const press = () => table.move(move);
    if (move !== "double") return { key, label: name, press };
    return { key, label: name, press: () => (table.round === null ? doubleBets() : press()) };
  });
  return [
    ...moves,
    { key: "T", label: "games-blackjack.hint", press: table.hint.toggle },
    ...chipKeys(table.chips),
  ];
}
