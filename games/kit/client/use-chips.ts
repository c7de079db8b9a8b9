import { useState } from "react";
import {
  betsOf,
  type ChipLimits,
  doubled,
  type Placement,
  place,
  placeTogether,
  type TableBets,
  takeOff,
  totalOf,
  undone,
} from "./chips-on-table.ts";
import { useGame } from "./game-context.ts";
import { chipValues } from "./stake-steps.ts";

type ChipOptions = {
  /** Whether a round is running, during which chips cannot be moved. */
  locked: boolean;
  /** Called before the first chip of a new round, while the last round's chips are still on the table. */
  onTouch: () => void;
  /** The maximum on each spot and in total; if unset, only the total is limited, by the maximum stake. */
  limits?: ChipLimits;
  /** Reads the chips of a replayed bet, if its format is not a list of spots. */
  chipsOf?: (bet: unknown) => readonly Placement[];
};

/** The selected chip and the chips on the table, with place, undo, double, clear and repeat. */
export function useChips({ locked, onTouch, limits, chipsOf = replayedChips }: ChipOptions) {
  const { session, toMinor, sound, replay } = useGame();
  const max = toMinor(session.limits.max);
  const most: ChipLimits = limits ?? { total: max };
  const min = toMinor(session.limits.min);
  const unit = toMinor(session.limits.unit);
  const tray = chipValues(session.limits.steps.map(toMinor), max);
  const usual = toMinor(session.limits.default);
  const [chip, setChip] = useState(() => tray.findLast((value) => value <= usual) ?? min);
  const [placements, setPlacements] = useState<readonly Placement[]>(() => chipsOf(replay?.bet));
  const [played, setPlayed] = useState<readonly Placement[]>([]);

  const touch = (next: (known: readonly Placement[]) => readonly Placement[], isAudible = true) => {
    if (locked) return;
    if (isAudible) sound.play("chip");
    onTouch();
    setPlacements(next);
  };
  const total = totalOf(placements);
  return {
    tray,
    chip,
    setChip,
    bets: betsOf(placements),
    total,
    min,
    max,
    unit,
    /** How much more the player can stake within the table's limit. */
    room: max - total,
    empty: placements.length === 0,
    canRepeat: played.length > 0 && placements.length === 0,
    /** Remembers the chips of the last round, so that they can be repeated. */
    keep: () => setPlayed(placements),
    put: (spot: string) => touch((known) => place(known, spot, chip, most.total, unit, most.on?.(spot))),
    takeOff: (...spots: string[]) => touch((known) => spots.reduce(takeOff, known)),
    /** Places several chips in one step. Returns false if the limit or a running round does not allow it. */
    putTogether(chips: TableBets): boolean {
      const next = placeTogether(placements, chips, most.total);
      if (next === null || locked) return false;
      touch(() => next);
      return true;
    },
    undo: () => touch(undone),
    double: () => touch((known) => doubled(known, most.total, most.on)),
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
