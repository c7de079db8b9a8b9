import type { VideoPokerRules } from "../../math/video-poker.ts";
import { cardName } from "../card-name.ts";
import { useGame } from "../game-context.ts";
import { GameFrame, type GameTheme } from "../game-frame.tsx";
import { PlayButton } from "../play-button.tsx";
import { PlayingCard } from "../playing-card.tsx";
import { StakeControl } from "../stake-control.tsx";
import { WinBanner } from "../win-banner.tsx";
import { PayTable } from "./pay-table.tsx";
import { DEAL_MS, useVideoPoker } from "./use-video-poker.ts";
import "./video-poker.css";

const places = [0, 1, 2, 3, 4];

type VideoPokerTableProps = { pays: VideoPokerRules["pays"]; theme: GameTheme };

export function VideoPokerTable({ pays, theme }: VideoPokerTableProps) {
  const { t } = useGame();
  const table = useVideoPoker();
  const { view, round, holds, dealing, stuck, stake } = table;
  const choosing = round !== null;
  const fixed = dealing || stuck;
  const shownStake = view !== null && (choosing || dealing) ? view.stake : stake.value;
  let order = 0;
  return (
    <GameFrame
      theme={theme}
      stake={choosing ? undefined : stake}
      result={table.result}
      onPlay={fixed ? undefined : table.play}
      keys={places.map((place) => ({
        key: String(place + 1),
        label: "games-video-poker.keyHold",
        press: () => table.toggle(place),
      }))}
      dock={
        <>
          <StakeControl stake={stake} disabled={fixed || choosing} />
          <PlayButton disabled={fixed} onClick={table.play}>
            {t(choosing ? "games-video-poker.draw" : "games.deal")}
          </PlayButton>
        </>
      }
    >
      <div className="poker-table">
        <PayTable
          pays={pays}
          stake={shownStake}
          hand={dealing ? null : (view?.hand ?? null)}
          won={view?.done ?? false}
        />
        <p className="poker-outcome" aria-hidden="true">
          {choosing && !dealing ? t("games-video-poker.choose") : "\u00a0"}
        </p>
        <div className="poker-cards">
          {places.map((place) => {
            const code = view?.cards[place] ?? null;
            const kept = view?.done === true ? (view.held?.[place] ?? false) : false;
            const key = kept ? `${place}-${table.deal - 1}` : `${place}-${table.deal}`;
            const delayMs = kept || code === null ? 0 : order++ * DEAL_MS;
            return (
              <button
                key={place}
                type="button"
                className="poker-place"
                aria-pressed={holds[place]}
                disabled={!choosing || fixed}
                onClick={() => table.toggle(place)}
              >
                <span className="sr-only">{`${t("games-video-poker.hold")}: ${cardName(code, t)}`}</span>
                <PlayingCard key={key} code={code} dealt={code !== null && !kept} delayMs={delayMs} />
                <span className="poker-held" data-on={holds[place]} aria-hidden="true">
                  {t("games-video-poker.held")}
                </span>
              </button>
            );
          })}
        </div>
      </div>
      <WinBanner result={table.result} />
    </GameFrame>
  );
}
