import { type ReactNode, useMemo } from "react";
import { Cloth } from "./cloth.tsx";
import { type Cloth as ClothPlaces, clothLying, clothStanding } from "./cloth-places.ts";
import { NeighbourControl } from "./neighbour-control.tsx";
import { Racetrack } from "./racetrack.tsx";
import type { Board } from "./use-board.ts";

type RouletteBoardProps = {
  board: Board;
  disabled: boolean;
  /** The winning pocket, once the ball has stopped. */
  pocket: number | null;
  /** The last results, at tables that show them on the board. */
  strip?: ReactNode;
  /** Content drawn over the layout, such as other players' chips. */
  overlay?: (cloth: ClothPlaces) => ReactNode;
};

/** The betting layout and the racetrack: both where there is room, otherwise the one that the player chose. */
export function RouletteBoard({ board, disabled, pocket, strip, overlay }: RouletteBoardProps) {
  const { layout, chips, isStanding, showsCloth, showsTrack } = board;
  const cloth = useMemo(() => (isStanding ? clothStanding : clothLying)(layout), [isStanding, layout]);
  return (
    <div className="roulette-board" data-view={board.isRoomy ? "both" : board.view}>
      {strip}
      {showsCloth ? (
        <div className="board-cloth">
          <Cloth
            cloth={cloth}
            bets={chips.bets}
            tray={chips.tray}
            disabled={disabled}
            pocket={pocket}
            onPlace={chips.put}
            onTakeOff={chips.takeOff}
          />
          {overlay?.(cloth)}
        </div>
      ) : null}
      {showsTrack ? (
        <div className="board-track">
          <Racetrack
            layout={layout}
            isStanding={isStanding}
            chips={chips}
            reach={board.reach}
            onReach={board.changeReach}
            disabled={disabled}
            pocket={pocket}
            onPlace={board.placePlan}
          />
          <NeighbourControl board={board} disabled={disabled} />
          <p role="status" className="board-refusal">
            {board.refusal}
          </p>
        </div>
      ) : null}
    </div>
  );
}
