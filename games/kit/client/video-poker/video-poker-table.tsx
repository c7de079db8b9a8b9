import type { VideoPokerRules } from "../../math/video-poker.ts";
import { COINS_MAX, handCounts } from "../../math/video-poker-pays.ts";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { PlayButton } from "../play-button.tsx";
import { PlayingCard } from "../playing-card.tsx";
import { StakeControl } from "../stake-control.tsx";
import { WinBanner } from "../win-banner.tsx";
import { DoubleUpTable } from "./double-up-table.tsx";
import { MoreHands } from "./more-hands.tsx";
import { PayTable } from "./pay-table.tsx";
import { PokerOptions } from "./poker-options.tsx";
import { DEAL_MS, useVideoPoker } from "./use-video-poker.ts";
import "./video-poker.css";

const places = [0, 1, 2, 3, 4];

type VideoPokerTableProps = { pays: VideoPokerRules["pays"]; theme: GameTheme };

export function VideoPokerTable({ pays, theme }: VideoPokerTableProps) {
  const { t, money, replay } = useGame();
  const table = useVideoPoker();
  const { view, phase, holds, dealing, stuck, coins } = table;
  const fixed = dealing || stuck;
  const isOver = phase === "over";
  const isFree = isOver && !fixed;
  const isDoubling = phase === "double" || (table.double !== null && (dealing || replay !== null));
  const shownCoins = view !== null && (!isOver || dealing) ? view.coins : coins.coins;
  const hands = view?.hands ?? [];
  const made = new Map<string, number>();
  const counted = dealing || (view?.held ?? null) !== null ? hands : hands.slice(0, 1);
  for (const { hand } of dealing ? [] : counted) if (hand !== null) made.set(hand, (made.get(hand) ?? 0) + 1);
  const betCoins = (count: number) => isFree && coins.setCoins(count);
  const setHands = (step: number) => {
    const at = handCounts.indexOf(coins.hands) + step;
    const next = handCounts[(at + handCounts.length) % handCounts.length];
    if (isFree && next !== undefined) coins.setHands(next);
  };
  const labels = {
    over: "games.deal",
    hold: "games-video-poker.draw",
    double: "games-video-poker.collect",
  } as const;
  let order = 0;
  return (
    <GameFrame
      theme={theme}
      stake={isOver ? coins.coin : undefined}
      result={table.result}
      onPlay={fixed ? undefined : table.play}
      keys={[
        ...places.map((place) => ({
          key: String(place + 1),
          label: "games-video-poker.keyHold" as const,
          press: () => table.toggle(place),
        })),
        {
          key: "C",
          label: "games-video-poker.coins",
          press: () => betCoins((coins.coins % COINS_MAX) + 1),
        },
        { key: "H", label: "games-video-poker.hands", press: () => setHands(1) },
        {
          key: "R",
          label: "games-video-poker.red",
          press: () => table.risk({ kind: "colour", colour: "red" }),
        },
        {
          key: "B",
          label: "games-video-poker.black",
          press: () => table.risk({ kind: "colour", colour: "black" }),
        },
      ]}
      dock={
        <>
          <StakeControl stake={coins.coin} label="games-video-poker.coinValue" disabled={!isFree} />
          <PlayButton
            disabled={fixed}
            tone={phase === "double" ? "collect" : "play"}
            detail={
              phase === "double" && view !== null
                ? money(view.win)
                : isOver
                  ? t("games-video-poker.totalBet", { amount: money(coins.total) })
                  : undefined
            }
            onClick={table.play}
          >
            {t(labels[phase])}
          </PlayButton>
        </>
      }
    >
      <div className="poker-table" data-hands={isDoubling ? 1 : hands.length}>
        <PayTable
          pays={pays}
          coins={shownCoins}
          made={made}
          won={view?.held != null}
          onCoins={isFree ? betCoins : undefined}
        />
        {phase === "hold" && !dealing ? (
          <p className="poker-outcome" aria-hidden="true">
            {t("games-video-poker.choose")}
          </p>
        ) : isDoubling ? null : (
          <PokerOptions coins={coins} disabled={!isFree} />
        )}
        {isDoubling ? (
          <DoubleUpTable
            amount={view?.win ?? 0}
            shown={table.double}
            disabled={fixed || phase !== "double"}
            onColour={(colour) => table.risk({ kind: "colour", colour })}
            onPick={(pick) => table.risk({ kind: "higher", pick })}
          />
        ) : (
          <>
            <MoreHands
              hands={hands.slice(1)}
              stake={(view?.stake ?? 0) / hands.length}
              holds={(view?.held ?? null) === null ? holds : null}
            />
            <div className="poker-cards">
              {places.map((place) => {
                const code = view?.cards[place] ?? null;
                const kept = view !== null && view.held !== null ? (view.held[place] ?? false) : false;
                const key = kept ? `${place}-${table.deal - 1}` : `${place}-${table.deal}`;
                const delayMs = kept || code === null ? 0 : order++ * DEAL_MS;
                return (
                  <button
                    key={place}
                    type="button"
                    className="poker-place"
                    aria-pressed={holds[place]}
                    disabled={phase !== "hold" || fixed}
                    onClick={() => table.toggle(place)}
                  >
                    <span className="sr-only">{`${t("games-video-poker.hold")}: ${cardName(code, t)}`}</span>
                    <PlayingCard
                      key={key}
                      code={code}
                      dealt={code !== null && !kept && view?.doubles.length === 0}
                      delayMs={delayMs}
                    />
                    <span className="poker-held" data-on={holds[place]} aria-hidden="true">
                      {t("games-video-poker.held")}
                    </span>
                  </button>
                );
              })}
            </div>
          </>
        )}
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
