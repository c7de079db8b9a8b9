import { useState } from "react";
import { betsOf, doubled, type Placement, place, takeOff, totalOf } from "./chips-on-table.ts";
import { useGame } from "./game-context.ts";
import { chipValues } from "./stake-steps.ts";

type ChipOptions = {
  /** Whether a round is running, during which chips cannot be moved. */
  locked: boolean;
  /** Called before the first chip of a new round, while the last round's chips are still on the table. */
  onTouch: () => void;
};

/** The selected chip and the chips on the table, with place, undo, double, clear and repeat. */
export function useChips({ locked, onTouch }: ChipOptions) {
  const { session, toMinor, sound, replay } = useGame();
  const max = toMinor(session.limits.max);
  const min = toMinor(session.limits.min);
  const unit = toMinor(session.limits.unit);
  const tray = chipValues(session.limits.steps.map(toMinor), max);
  const usual = toMinor(session.limits.default);
  const [chip, setChip] = useState(() => tray.findLast((value) => value <= usual) ?? min);
  const [placements, setPlacements] = useState<readonly Placement[]>(() => replayedChips(replay?.bet));
  const [played, setPlayed] = useState<readonly Placement[]>([]);

  const touch = (next: (known: readonly Placement[]) => readonly Placement[], isAudible = true) => {
    if (locked) return;
    if (isAudible) sound.play("chip");
    onTouch();
    setPlacements(next);
  };
  return {
    tray,
    chip,
    setChip,
    bets: betsOf(placements),
    total: totalOf(placements),
    min,
    empty: placements.length === 0,
    canRepeat: played.length > 0 && placements.length === 0,
    /** Remembers the chips of the last round, so that they can be repeated. */
    keep: () => setPlayed(placements),
    put: (spot: string) => touch((known) => place(known, spot, chip, max, unit)),
    takeOff: (spot: string) => touch((known) => takeOff(known, spot)),
    undo: () => touch((known) => known.slice(0, -1)),
    double: () => touch((known) => doubled(known, max)),
    clear: () => touch(() => [], false),
    repeat: () => touch(() => played),
  };
}

export type Chips = ReturnType<typeof useChips>;

/** Reads the chips of a replayed round. In some games, a bet's spot is in the field `kind`. */
function replayedChips(bet: unknown): readonly Placement[] {
  const { bets = [] } = (bet ?? {}) as { bets?: { spot?: string; kind?: string; stake: number }[] };
  return bets.map(({ spot, kind, stake }) => ({ spot: spot ?? kind ?? "", stake }));
}
