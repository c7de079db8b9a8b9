import { classNames } from "@parlour/web/ui/class-names";
import type { CSSProperties, ReactNode } from "react";
import { CasinoChip, rankOfAmount } from "../casino-chip.tsx";
import { useGame } from "../game-context.ts";
import type { LiveChips } from "./use-live-chips.ts";
import "./live-spots.css";

type LiveSpotProps = {
  seat: LiveChips;
  spot: string;
  /** The name that screen readers read first if the spot shows a picture. */
  name?: string;
  /** Whether the spot won or lost, once the result is shown. */
  state?: "won" | "lost" | undefined;
  className?: string;
  tone?: string | undefined;
  style?: CSSProperties;
  children: ReactNode;
};

/** A betting spot of a shared table, with the player's chips and a marker for other players' chips. */
export function LiveSpot({ seat, spot, name, state, className, tone, style, children }: LiveSpotProps) {
  const { money } = useGame();
  const stake = seat.bets.find((bet) => bet.spot === spot)?.stake;
  const isShared = seat.others.some((bet) => bet.spot === spot);
  return (
    <button
      type="button"
      className={classNames("live-spot", className)}
      data-spot={spot}
      data-tone={tone}
      data-state={state}
      style={style}
      disabled={seat.isAsking}
      onClick={() => seat.put(spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        seat.takeOff(spot);
      }}
      onKeyDown={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") seat.takeOff(spot);
      }}
    >
      {name === undefined ? null : <span className="sr-only">{name} </span>}
      {children}
      {stake === undefined ? null : <span className="sr-only">, {money(stake)}</span>}
      {isShared ? <i className="live-spot-shared" aria-hidden="true" /> : null}
      {stake === undefined ? null : (
        <span
          className="live-spot-chip"
          data-state={stake === undefined ? undefined : state}
          aria-hidden="true"
        >
          <CasinoChip large amount={stake} rank={rankOfAmount(stake, seat.tray)} />
        </span>
      )}
    </button>
  );
}
