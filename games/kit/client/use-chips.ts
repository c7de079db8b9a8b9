import { useState } from "react";
import { betsOf, doubled, type Placement, place, takeOff, totalOf } from "./chips-on-table.ts";
import { useGame } from "./game-context.ts";
import { chipValues } from "./stake-steps.ts";

type ChipOptions = {
  /** No chip moves while the round runs. */
  locked: boolean;
  /** Called before the first chip after a settled round, whose chips still lie there. */
  onTouch: () => void;
};

/** Chips in hand and on the table: put, taken back, doubled, cleared, repeated. */
export function useChips({ locked, onTouch }: ChipOptions) {
  const { session, toMinor, sound, replay } = useGame();
  const max = toMinor(session.limits.max);
  const min = toMinor(session.limits.min);
  const tray = chipValues(session.limits.steps.map(toMinor), max);
  const usual = toMinor(session.limits.default);
  const [chip, setChip] = useState(() => tray.findLast((value) => value <= usual) ?? min);
  const [placements, setPlacements] = useState<readonly Placement[]>(() => replayedChips(replay?.bet));
  const [played, setPlayed] = useState<readonly Placement[]>([]);

  const touch = (next: (known: readonly Placement[]) => readonly Placement[], heard = true) => {
    if (locked) return;
    if (heard) sound.play("chip");
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
    /** Remembers the chips of the round that was just played. */
    keep: () => setPlayed(placements),
    put: (spot: string) => touch((known) => place(known, spot, chip, max)),
    takeOff: (spot: string) => touch((known) => takeOff(known, spot)),
    undo: () => touch((known) => known.slice(0, -1)),
    double: () => touch((known) => doubled(known, max)),
    clear: () => touch(() => [], false),
    repeat: () => touch(() => played),
  };
}

export type Chips = ReturnType<typeof useChips>;

/** Where the chips of a round that is seen again lay; a table may call its spots kinds. */
function replayedChips(bet: unknown): readonly Placement[] {
  const { bets = [] } = (bet ?? {}) as { bets?: { spot?: string; kind?: string; stake: number }[] };
  return bets.map(({ spot, kind, stake }) => ({ spot: spot ?? kind ?? "", stake }));
}
