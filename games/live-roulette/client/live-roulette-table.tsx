import { useMemo, useRef } from "react";
import { useGame } from "../../kit/client/game-context.ts";
import { GameFrame } from "../../kit/client/game-frame.tsx";
import { LivePlayers } from "../../kit/client/live/live-players.tsx";
import { LiveStatus } from "../../kit/client/live/live-status.tsx";
import { ResultStrip } from "../../kit/client/result-strip.tsx";
import { Cloth } from "../../kit/client/roulette/cloth.tsx";
import { clothLying, clothStanding } from "../../kit/client/roulette/cloth-places.ts";
import { Wheel, type WheelHandle } from "../../kit/client/roulette/wheel.tsx";
import { useMedia } from "../../kit/client/use-media.ts";
import { WinBanner } from "../../kit/client/win-banner.tsx";
import { europeanLayout, pocketColour, pocketLabel } from "../../kit/math/roulette-layout.ts";
import { LiveRouletteDock } from "./live-roulette-dock.tsx";
import { OthersChips } from "./others-chips.tsx";
import { useCommonWheel } from "./use-common-wheel.ts";
import { useLiveRoulette } from "./use-live-roulette.ts";
import "../../kit/client/roulette/roulette.css";
import "../../kit/client/live/live.css";
import "./live-roulette.css";

/** One wheel for all players, with everyone's chips on its layout. */
export function LiveRouletteTable() {
  const { t, motion, sound } = useGame();
  const seat = useLiveRoulette();
  const { table } = seat;
  const wheel = useRef<WheelHandle>(null);
  const { isSpinning, pocket } = useCommonWheel(table, wheel);
  const isStanding = useMedia("(width < 36rem)");
  const cloth = useMemo(() => (isStanding ? clothStanding : clothLying)(europeanLayout), [isStanding]);
  const isFixed = !seat.isOpen || seat.isAsking;
  const past = table.history.map(({ number, outcome }) => {
    const { pocket: fell } = outcome as { pocket: number };
    return { id: String(number), text: pocketLabel(fell), tone: pocketColour(fell) };
  });
  return (
    <GameFrame
      theme="burgundy"
      table={table}
      atStake={seat.lyingTotal}
      result={seat.result}
      onPlay={seat.isOpen && seat.total >= seat.min ? () => void seat.confirm() : undefined}
      keys={[
        { key: "Z", label: "games.keyUndo", press: seat.undo },
        { key: "D", label: "games.keyDouble", press: seat.double },
        { key: "C", label: "games.keyClear", press: seat.clear },
        { key: "R", label: "games.keyRepeat", press: seat.repeat },
      ]}
      dock={<LiveRouletteDock seat={seat} isFixed={isFixed} />}
    >
      <div className="live-roulette">
        <div className="live-roulette-head">
          <LiveStatus
            table={table}
            running={isSpinning ? t("games-live-roulette.spinning") : t("games-live.noMoreBets")}
            result={pocket === null ? t("games-live.noMoreBets") : pocketLabel(pocket)}
          />
          <ResultStrip label={t("games.lastResults")} results={past} />
        </div>
        <div className="roulette-table" data-spinning={isSpinning || undefined}>
          <div className="roulette-wheel">
            <Wheel ref={wheel} pockets={europeanLayout.wheel} motion={motion} sound={sound} />
          </div>
          <div className="roulette-board">
            <div className="live-cloth">
              <Cloth
                cloth={cloth}
                bets={seat.bets}
                tray={seat.tray}
                disabled={seat.isAsking}
                pocket={seat.inHand.length > 0 ? null : pocket}
                onPlace={seat.put}
                onTakeOff={seat.takeOff}
              />
              <OthersChips cloth={cloth} chips={seat.others} />
            </div>
          </div>
        </div>
        <LivePlayers table={table} detail={() => ""} />
      </div>
      <WinBanner result={seat.result} />
    </GameFrame>
  );
}
