import type { ReactNode } from "react";
import { CasinoChip, rankOfAmount } from "./casino-chip.tsx";
import { useGame } from "./game-context.ts";
import type { Chips } from "./use-chips.ts";

type ChipSpotProps = {
  chips: Chips;
  spot: string;
  /** The stake that lies on the spot, in minor units. */
  stake: number | undefined;
  state: string | undefined;
  className: string;
  chipClassName: string;
  /** Whether no chips can be placed on the spot now. */
  disabled?: boolean;
  children: ReactNode;
};

/** A betting spot: a press places a chip; a right-click or the Delete key removes the spot's chips. */
export function ChipSpot(props: ChipSpotProps) {
  const { chips, spot, stake, state, className, chipClassName, disabled = false, children } = props;
  return (
    <button
      type="button"
      className={className}
      data-kind={spot}
      data-state={state}
      disabled={disabled}
      onClick={() => chips.put(spot)}
      onContextMenu={(event) => {
        event.preventDefault();
        chips.takeOff(spot);
      }}
      onKeyDown={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") chips.takeOff(spot);
      }}
    >
      {children}
      <SpotChip chips={chips} stake={stake} state={state} className={chipClassName} />
    </button>
  );
}

type SpotChipProps = {
  chips: Chips;
  stake: number | undefined;
  state: string | undefined;
  className: string;
};

/** The chip on a spot, with its amount for screen readers. */
export function SpotChip({ chips, stake, state, className }: SpotChipProps) {
  const { money } = useGame();
  if (stake === undefined) return null;
  return (
    <span className={className} data-state={state}>
      <CasinoChip large amount={stake} rank={rankOfAmount(stake, chips.tray)} />
      <span className="sr-only">{money(stake)}</span>
    </span>
  );
}
